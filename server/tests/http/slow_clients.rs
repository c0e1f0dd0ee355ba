//! Clients that hold connections: limited per address, except for a proxy's.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::harness::{SITE, Setup, TestApp, environment};

fn three_connections(trusted_proxies: usize) -> Setup {
    let to = format!("[limits]\nconnections_per_address = 3\n\n[server]\ntrusted_proxies = {trusted_proxies}\n");
    Setup { site: SITE.replace("[server]\n", &to), ..Setup::default() }
}

/// Connects from an address of this machine.
async fn connect(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

/// Returns the response's head, after reading its body off the connection.
async fn ask(connection: &mut TcpStream) -> String {
    connection.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(connection.read_u8().await.unwrap());
    }
    let head = String::from_utf8(head).unwrap();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
    connection.read_exact(&mut vec![0; length.parse().unwrap()]).await.unwrap();
    head
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_address_holds_so_many_connections_and_others_are_served() {
    let app = TestApp::with(three_connections(0)).await;
    let served = app.serve().await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut connection = connect([127, 0, 0, 1], served.address).await;
        assert!(ask(&mut connection).await.starts_with("HTTP/1.1 200"));
        held.push(connection);
    }
    for _ in 0..5 {
        let mut refused = String::new();
        connect([127, 0, 0, 1], served.address).await.read_to_string(&mut refused).await.unwrap();
        assert_eq!(
            refused,
            "HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n"
        );
    }
    assert_eq!(app.state.connections.refused(), 5);
    let mut other = connect([127, 0, 0, 2], served.address).await;
    assert!(ask(&mut other).await.starts_with("HTTP/1.1 200"), "another address");
    for connection in &mut held {
        assert!(ask(connection).await.starts_with("HTTP/1.1 200"), "what it holds goes on");
    }
    // The server closes after the response, so its permit is released before the client notices.
    let mut last = held.pop().unwrap();
    last.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    last.read_to_end(&mut Vec::new()).await.unwrap();
    while app.state.connections.refused() < 100 {
        let mut next = connect([127, 0, 0, 1], served.address).await;
        if ask_maybe(&mut next).await.starts_with("HTTP/1.1 200") {
            break;
        }
    }
    assert!(app.state.connections.refused() < 100, "a place that was given back");
    drop((held, other));
    served.end().await;
    app.end().await;
}

/// Returns the response to a request that may be refused before it arrives.
async fn ask_maybe(connection: &mut TcpStream) -> String {
    let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    if connection.write_all(request).await.is_err() {
        return String::new();
    }
    let mut response = Vec::new();
    drop(connection.read_to_end(&mut response).await);
    String::from_utf8(response).unwrap()
}

#[tokio::test]
async fn the_connections_of_a_trusted_proxy_are_not_counted() {
    let off = Setup { environment: environment(&[("RATE_LIMIT", "off")]), ..three_connections(0) };
    for setup in [three_connections(1), off] {
        let app = TestApp::with(setup).await;
        let served = app.serve().await;
        let mut held = Vec::new();
        for _ in 0..10 {
            let mut connection = TcpStream::connect(served.address).await.unwrap();
            assert!(ask(&mut connection).await.starts_with("HTTP/1.1 200"));
            held.push(connection);
        }
        drop(held);
        served.end().await;
        app.end().await;
    }
}
