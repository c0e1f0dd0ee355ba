//! The HTTP server: connections and graceful shutdown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// Limit of connections, about 20 KiB each. Further ones wait in the system's queue.
const CONNECTIONS: usize = 4096;
/// Time for a request's head, in addition to the idle timeout: slow mobile networks need a second.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);
/// Largest request head, in bytes.
const HEAD_BYTES: usize = 16 * 1024;
/// Longest time that sent data may stay unacknowledged. A client that stops reading would hold its connection forever.
#[cfg(target_os = "linux")]
const UNREAD_TIMEOUT: Duration = Duration::from_secs(60);
/// Longest wait for running requests at shutdown.
const STOP_TIMEOUT: Duration = Duration::from_secs(25);

/// Serves connections until `stop` completes, then lets running requests finish. `keep_alive` is the idle timeout
/// between two requests.
pub async fn serve(mut listener: TcpListener, app: Router, keep_alive: Duration, stop: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    // One timeout from the end of a response to the end of the next head.
    http.timer(TokioTimer::new()).header_read_timeout(keep_alive + HEAD_TIMEOUT).max_buf_size(HEAD_BYTES);
    let permits = Arc::new(Semaphore::new(CONNECTIONS));
    let connections = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accept = async {
            let permit = Arc::clone(&permits).acquire_owned().await;
            (permit, Listener::accept(&mut listener).await)
        };
        let (permit, (stream, address)) = tokio::select! {
            accepted = accept => accepted,
            () = &mut stop => break,
        };
        set_options(&stream);
        let app = app.clone();
        let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(address));
            app.clone().oneshot(request)
        });
        let connection = connections.watch(http.serve_connection(TokioIo::new(stream), service));
        tokio::spawn(async move {
            if let Err(cause) = connection.await {
                tracing::debug!(%cause, "a connection broke");
            }
            drop(permit);
        });
    }
    drop(listener);
    tracing::info!("shutting down: waiting for requests in progress");
    if tokio::time::timeout(STOP_TIMEOUT, connections.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time and were aborted");
    }
}

fn set_options(stream: &TcpStream) {
    // Responses are written whole, so Nagle's algorithm would only delay them.
    if let Err(cause) = stream.set_nodelay(true) {
        tracing::debug!(%cause, "TCP_NODELAY was not set");
    }
    #[cfg(target_os = "linux")]
    if let Err(cause) = socket2::SockRef::from(stream).set_tcp_user_timeout(Some(UNREAD_TIMEOUT)) {
        tracing::debug!(%cause, "TCP_USER_TIMEOUT was not set");
    }
}

/// Installs handlers for Ctrl-C and the service manager's stop signal, and returns a future that completes on either.
/// The handlers are active from this call on, not only once the future is awaited.
pub fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}
