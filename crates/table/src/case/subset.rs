//! Whether a value holds what a case expects of it.

use serde_json::Value;

/// Tables may hold more than expected; everything else must be equal. The error names the first place that is not.
pub fn holds(value: &Value, expected: &Value, path: &str) -> Result<(), String> {
    let (Value::Object(fields), Value::Object(wanted)) = (value, expected) else {
        return if value == expected {
            Ok(())
        } else {
            Err(format!("{path} is {value}, not {expected}"))
        };
    };
    for (key, wanted) in wanted {
        let path = if path.is_empty() {
            key.clone()
        } else {
            format!("{path}.{key}")
        };
        match fields.get(key) {
            Some(value) => holds(value, wanted, &path)?,
            None => return Err(format!("{path} is not there")),
        }
    }
    Ok(())
}

pub fn lookup<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(value, |value, key| value.get(key))
}
