//! The HTTP server: connections and graceful shutdown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::HeaderValue;
use axum::http::header::DATE;
use futures_util::{FutureExt, TryFutureExt};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt;

use crate::http::{HeadTimeout, ReadRate, RequestCount, StallGuard};
use crate::limits::{ClientAddress, ConcurrencyLimit};
use crate::state::AppState;
use model::clock::{Clock, http_date};

/// Limit of connections, about 20 KiB each. Further ones wait in the system's queue.
const CONNECTIONS: usize = 4096;
/// Length of the system's queue of connections to accept, the most that Linux allows by default. A client whose
/// connection does not fit tries again after a second.
const ACCEPT_QUEUE: u32 = 4096;
/// Timeout of a request's head: slow mobile networks need a second.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);
/// Largest request head, in bytes.
const HEADER_BYTES: usize = 16 * 1024;
/// Minimum read rate of clients: 1 KiB/s, a quarter of the slowest mobile networks (GPRS), over half a minute of
/// waiting.
pub const READ_RATE: ReadRate = ReadRate { bytes: 30 * 1024, window: Duration::from_secs(30) };
/// Bytes of a response that the system buffers for a slow client; more wait in the server, where they are shared. The
/// system reports progress in steps of half of it, so half has to be read within the rate's window.
#[cfg(target_os = "linux")]
const UNSENT_BYTES: u32 = 128 * 1024;
/// Response to a client with too many connections, sent without waiting for a request.
const TOO_MANY_CONNECTIONS: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n";
/// Longest wait for running requests at shutdown.
const STOP_TIMEOUT: Duration = Duration::from_secs(25);
/// Time for the first byte of a newly accepted connection at shutdown: a few round trips.
const FIRST_BYTE_PAUSE: Duration = Duration::from_millis(500);
/// Pause when the system has no more sockets, to avoid a busy loop.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// The service of a listener.
#[derive(Debug, Clone)]
pub struct App {
    pub router: Router,
    /// Limit of connections per client.
    pub connections: ConcurrencyLimit,
    /// Idle timeout between two requests.
    pub keep_alive: Duration,
    /// Source of the `Date` header.
    pub clock: Clock,
}

impl App {
    /// Creates the service of the whole site.
    pub fn new(state: &AppState) -> Self {
        Self {
            router: crate::build_app(state.clone()),
            connections: state.connections.clone(),
            keep_alive: state.config.service.keep_alive,
            clock: state.clock,
        }
    }
}

/// Listens on an address.
pub fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // As in `TcpListener::bind`: the address is free at once after a restart.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(ACCEPT_QUEUE)
}

/// Serves connections until `stop` completes, then lets running requests finish.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()>) {
    let connections = GracefulShutdown::new();
    let permits = Arc::new(Semaphore::new(CONNECTIONS));
    accept_connections(&listener, &permits, &app, &connections, stop).await;
    if let Err(cause) = stop_accepting(listener, &permits, &app, &connections) {
        tracing::warn!(%cause, "connections that the system had queued are closed");
    }
    tracing::info!("stopping: requests under way finish");
    // A new connection without data would be closed just as its request arrives.
    tokio::time::sleep(FIRST_BYTE_PAUSE).await;
    if tokio::time::timeout(STOP_TIMEOUT, connections.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
}

/// Accepts connections until `stop` completes.
async fn accept_connections(
    listener: &TcpListener,
    permits: &Arc<Semaphore>,
    app: &App,
    connections: &GracefulShutdown,
    stop: impl Future<Output = ()>,
) {
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            accepted = accept(listener, permits) => match accepted {
                Ok((stream, address, permit)) => connect(stream, address, permit, app, connections),
                Err(cause) => {
                    tracing::warn!(%cause, "a connection was not accepted");
                    tokio::time::sleep(ACCEPT_PAUSE).await;
                }
            },
            () = &mut stop => break,
        }
    }
}

/// Returns the next connection, once a permit is free.
async fn accept(
    listener: &TcpListener,
    permits: &Arc<Semaphore>,
) -> std::io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    // Fails only for a closed semaphore, which this one never is.
    let permit = Arc::clone(permits).acquire_owned().await.map_err(std::io::Error::other)?;
    let (stream, address) = listener.accept().await?;
    Ok((stream, address, permit))
}

/// Closes the listener after accepting the connections in the system's queue, whose clients count as connected and
/// would be reset. Polls the system directly, since the runtime's readiness may be outdated.
fn stop_accepting(
    listener: TcpListener,
    permits: &Arc<Semaphore>,
    app: &App,
    connections: &GracefulShutdown,
) -> std::io::Result<()> {
    let listener = listener.into_std()?;
    loop {
        let permit = Arc::clone(permits).try_acquire_owned().map_err(std::io::Error::other)?;
        match listener.accept() {
            Ok((stream, address)) => {
                stream.set_nonblocking(true)?;
                connect(TcpStream::from_std(stream)?, address, permit, app, connections);
            }
            Err(cause) if cause.kind() == std::io::ErrorKind::WouldBlock => return Ok(()),
            Err(cause) => return Err(cause),
        }
    }
}

fn connect(
    stream: TcpStream,
    address: SocketAddr,
    slot: OwnedSemaphorePermit,
    app: &App,
    connections: &GracefulShutdown,
) {
    let Some(permit) = app.connections.acquire(ClientAddress::of_peer(address.ip())) else {
        refuse(&stream);
        return;
    };
    // Responses are written whole, so Nagle's algorithm would only delay them.
    if let Err(cause) = stream.set_nodelay(true) {
        tracing::debug!(%cause, "TCP_NODELAY was not set");
    }
    #[cfg(target_os = "linux")]
    if let Err(cause) = socket2::SockRef::from(&stream).set_tcp_notsent_lowat(UNSENT_BYTES) {
        tracing::debug!(%cause, "TCP_NOTSENT_LOWAT was not set");
    }
    let keep_alive = app.keep_alive;
    let requests = RequestCount::default();
    let stream = HeadTimeout::new(StallGuard::new(stream, READ_RATE), HEADER_TIMEOUT, requests.clone());
    let app = app.clone();
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        requests.begin();
        request.extensions_mut().insert(ConnectInfo(address));
        let requests = requests.clone();
        let clock = app.clock;
        let response = app.router.clone().oneshot(request.map(Body::new)).map_ok(move |mut response| {
            // hyper's own date stays in the future after the system clock was set back.
            if let Ok(date) = HeaderValue::from_str(&http_date(clock.now_ms())) {
                response.headers_mut().insert(DATE, date);
            }
            response
        });
        response.inspect(move |_| requests.end())
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // Measured from the end of a response to the end of the next head.
        .header_read_timeout(keep_alive + HEADER_TIMEOUT)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let connection = connections.watch(connection);
    tokio::spawn(async move {
        if let Err(cause) = connection.await {
            tracing::debug!(%cause, "a connection broke");
        }
        drop((slot, permit));
    });
}

/// Sends the refusal of a client with too many connections, without waiting for it to be read.
fn refuse(stream: &TcpStream) {
    // Unread data would make the system reset the connection and discard the response.
    let mut request = [0; HEADER_BYTES];
    let _ = stream.try_read(&mut request);
    let _ = stream.try_write(TOO_MANY_CONNECTIONS);
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
