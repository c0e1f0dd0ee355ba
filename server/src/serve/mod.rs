//! The server's life: connections, graceful stop.

mod last_call;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use futures_util::FutureExt;
use futures_util::future::{Either, ready};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt;

use crate::express::Express;
use crate::http::{HeadTimeout, ReadRate, RequestCount, SealedStream, StallGuard};
use crate::middleware::{ClientAddress, ConcurrencyLimit};
use crate::state::AppState;

/// Connections at a time: some 20 KiB each. More wait in the system's queue.
const CONNECTIONS: usize = 4096;
/// How long a client may take to send a request's head: slow telephones need one second, slow attackers all day.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);
/// Most bytes of a request's head that are read.
const HEADER_BYTES: usize = 16 * 1024;
/// The least that a client has to read: 1 KiB/s, a quarter of what the slowest telephone networks (GPRS) carry, over half a
/// minute in which the server waited for it.
pub const READ_RATE: ReadRate = ReadRate { bytes: 30 * 1024, window: Duration::from_secs(30) };
/// Bytes of a response that the system keeps ready for a slow client; more wait in the server, where they are shared. Half of it
/// is the step in which the system tells of progress, so it has to be read within the rate's window.
#[cfg(target_os = "linux")]
const UNSENT_BYTES: u32 = 128 * 1024;
/// The response to a client that holds too many connections. It is written without waiting for a request.
const TOO_MANY_CONNECTIONS: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n";
/// How long requests under way may take to finish when the server stops.
const STOP_TIMEOUT: Duration = Duration::from_secs(25);
/// How long handshakes that have begun may take to end when no new ones begin: some round trips within a continent.
const HANDSHAKE_PAUSE: Duration = Duration::from_millis(100);
/// How long a connection that was just taken has until its first byte comes: a few round trips.
const FIRST_BYTE_PAUSE: Duration = Duration::from_millis(500);
/// A pause when the system has no more sockets to give, instead of a loop that asks again at once.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// What a listener serves.
#[derive(Debug, Clone)]
pub struct App {
    /// What is asked first, where there is a short way.
    pub express: Option<Express>,
    /// Everything.
    pub router: Router,
    /// How many connections one client may hold.
    pub connections: ConcurrencyLimit,
    /// How long a connection may be idle between two requests.
    pub keep_alive: Duration,
}

impl App {
    /// The whole site.
    pub fn new(state: &AppState) -> Self {
        Self {
            express: Some(Express::new(state)),
            router: crate::build_app(state.clone()),
            connections: state.connections.clone(),
            keep_alive: state.config.service.keep_alive,
        }
    }
}

/// Serves connections until `stop` comes, then lets those under way finish.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()>) {
    let connections = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    take_connections(&listener, &places, &app, &connections, stop).await;
    // Who has connected by now waits in the system's queue, and would be turned away with the listener.
    if let Err(cause) = last_call::take_no_more(&listener) {
        tracing::debug!(%cause, "a connection may come between the last that is taken and the listener's end");
    }
    take_connections(&listener, &places, &app, &connections, tokio::time::sleep(HANDSHAKE_PAUSE)).await;
    drop(listener);
    tracing::info!("stopping: requests under way finish");
    // A connection that has sent nothing yet would be closed at once, just as its request arrives.
    tokio::time::sleep(FIRST_BYTE_PAUSE).await;
    if tokio::time::timeout(STOP_TIMEOUT, connections.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
}

/// Takes connections for so long.
async fn take_connections(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
    app: &App,
    connections: &GracefulShutdown,
    until: impl Future<Output = ()>,
) {
    let mut until = std::pin::pin!(until);
    loop {
        tokio::select! {
            // Whoever waits when the time comes is taken.
            biased;
            accepted = accept(listener, places) => match accepted {
                Ok((stream, address, place)) => connect(stream, address, place, app, connections),
                Err(cause) => {
                    tracing::warn!(%cause, "a connection was not accepted");
                    tokio::time::sleep(ACCEPT_PAUSE).await;
                }
            },
            () = &mut until => break,
        }
    }
}

/// The next connection, when there is a place for it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> std::io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    // The places are never closed.
    let place = Arc::clone(places).acquire_owned().await.map_err(std::io::Error::other)?;
    let (stream, address) = listener.accept().await?;
    Ok((stream, address, place))
}

fn connect(
    stream: TcpStream,
    address: SocketAddr,
    place: OwnedSemaphorePermit,
    app: &App,
    connections: &GracefulShutdown,
) {
    let Some(permit) = app.connections.acquire(ClientAddress::of_peer(address.ip())) else {
        refuse(&stream);
        return;
    };
    // Answers are written whole: waiting for more to send would only delay them.
    if let Err(cause) = stream.set_nodelay(true) {
        tracing::debug!(%cause, "TCP_NODELAY was not set");
    }
    #[cfg(target_os = "linux")]
    if let Err(cause) = socket2::SockRef::from(&stream).set_tcp_notsent_lowat(UNSENT_BYTES) {
        tracing::debug!(%cause, "TCP_NOTSENT_LOWAT was not set");
    }
    let keep_alive = app.keep_alive;
    let requests = RequestCount::default();
    let stream = SealedStream::new(stream, app.express.as_ref().and_then(Express::sealed));
    let stream = HeadTimeout::new(StallGuard::new(stream, READ_RATE), HEADER_TIMEOUT, requests.clone());
    let app = app.clone();
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        requests.begin();
        if let Some(answer) = app.express.as_ref().and_then(|express| express.answer(&request)) {
            requests.end();
            return Either::Left(ready(Ok(answer)));
        }
        request.extensions_mut().insert(ConnectInfo(address));
        let requests = requests.clone();
        let response = app.router.clone().oneshot(request.map(axum::body::Body::new));
        Either::Right(response.inspect(move |_| requests.end()))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // From the end of a response to the next head's.
        .header_read_timeout(keep_alive + HEADER_TIMEOUT)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let connection = connections.watch(connection);
    tokio::spawn(async move {
        if let Err(cause) = connection.await {
            tracing::debug!(%cause, "a connection broke");
        }
        drop((place, permit));
    });
}

/// Tells a client that it holds too many connections. Whether it hears that before the connection closes is its own affair.
fn refuse(stream: &TcpStream) {
    // What was sent already would make the system throw the response away.
    let mut request = [0; HEADER_BYTES];
    let _ = stream.try_read(&mut request);
    let _ = stream.try_write(TOO_MANY_CONNECTIONS);
}

/// Waits for the signal to stop: Ctrl-C, or what a service manager sends. From this call on, not only once it is awaited,
/// neither ends the process by itself.
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
