//! Changes are made whole.
//!
//! A request whose client hangs up is dropped in the middle: it would have stored who holds a seat without telling the
//! match, and a bot that sits there would never move. So whatever changes something runs to its end by itself.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

pub(crate) async fn to_the_end(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let answered = tokio::spawn(next.run(request)).await;
    answered.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use axum::Router;
    use axum::middleware::from_fn;
    use axum::routing::post;
    use tokio::io::AsyncWriteExt;
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::Notify;
    use tokio::time::{sleep, timeout};

    use super::*;

    #[tokio::test]
    async fn a_change_ends_though_its_client_hangs_up() {
        let (begun, done) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let change = {
            let (begun, done) = (begun.clone(), done.clone());
            async move || {
                begun.notify_one();
                sleep(Duration::from_millis(200)).await;
                done.notify_one();
            }
        };
        let router = Router::new().route("/", post(change)).layer(from_fn(to_the_end));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async { axum::serve(listener, router).await });
        let mut client = TcpStream::connect(address).await.unwrap();
        client
            .write_all(b"POST / HTTP/1.1\r\nhost: club\r\ncontent-length: 0\r\n\r\n")
            .await
            .unwrap();
        begun.notified().await;
        drop(client);
        timeout(Duration::from_secs(5), done.notified()).await.unwrap();
    }
}
