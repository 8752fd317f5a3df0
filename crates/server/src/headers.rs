//! The headers every response carries.

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, HeaderValue};
use tower_http::set_header::SetResponseHeaderLayer;

/// Nothing inline and nothing from elsewhere: a sentence a player typed can never become a script.
const POLICY: &str = "default-src 'self'; base-uri 'none'; connect-src 'self'; \
                      form-action 'self'; frame-ancestors 'none'; object-src 'none'";

pub(crate) fn secured(router: Router) -> Router {
    router
        .layer(always(CONTENT_SECURITY_POLICY, POLICY))
        .layer(always(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(always(REFERRER_POLICY, "same-origin"))
        // What does not say how long it keeps, does not keep.
        .layer(SetResponseHeaderLayer::if_not_present(
            CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ))
}

fn always(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}
