//! A mail server and a web server that keep what they are given.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

#[derive(Default)]
struct Kept {
    mails: Vec<String>,
    tries: usize,
    refused: usize,
}

pub struct Smtp {
    address: SocketAddr,
    kept: Arc<Mutex<Kept>>,
}

impl Smtp {
    pub async fn start() -> Smtp {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let kept = Arc::new(Mutex::new(Kept::default()));
        let keep = kept.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let keep = keep.clone();
                // A client that hangs up has had enough.
                tokio::spawn(async move { talk(stream, &keep).await.unwrap_or_default() });
            }
        });
        Smtp { address, kept }
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub fn mails(&self) -> Vec<String> {
        self.kept.lock().unwrap().mails.clone()
    }

    pub fn forget(&self) {
        self.kept.lock().unwrap().mails.clear();
    }

    /// How often somebody wanted to bring a mail.
    pub fn tries(&self) -> usize {
        self.kept.lock().unwrap().tries
    }

    /// Turns away the next so many.
    pub fn refuse(&self, count: usize) {
        self.kept.lock().unwrap().refused = count;
    }
}

async fn talk(stream: TcpStream, kept: &Mutex<Kept>) -> std::io::Result<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader);
    writer.write_all(b"220 sink\r\n").await?;
    let mut line = String::new();
    while lines.read_line(&mut line).await? > 0 {
        let word = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        let answer = match word.as_str() {
            "MAIL" => {
                let mut kept = kept.lock().unwrap();
                kept.tries += 1;
                if kept.refused > 0 {
                    kept.refused -= 1;
                    "451 Not now\r\n"
                } else {
                    "250 Yes\r\n"
                }
            }
            "DATA" => {
                writer.write_all(b"354 Go on\r\n").await?;
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") && lines.read_line(&mut mail).await? > 0 {}
                kept.lock().unwrap().mails.push(mail);
                "250 Kept\r\n"
            }
            "QUIT" => "221 Goodbye\r\n",
            _ => "250 Yes\r\n",
        };
        writer.write_all(answer.as_bytes()).await?;
        line.clear();
    }
    Ok(())
}

/// A mail with its headers unfolded and its quoted signs read.
pub fn readable(mail: &str) -> String {
    let text = mail.replace("\r\n ", " ").replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let quoted = after.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        let quoted = quoted.and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match (first, quoted) {
            (b'=', Some(byte)) if mail.contains("quoted-printable") => {
                bytes.push(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap()
}

pub struct Posts {
    pub address: SocketAddr,
    kept: Arc<Mutex<Vec<String>>>,
    connections: Arc<Mutex<usize>>,
}

impl Posts {
    /// Answers every request with this status and these headers.
    pub async fn start(answer: &str) -> Posts {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let kept = Arc::new(Mutex::new(Vec::new()));
        let connections = Arc::new(Mutex::new(0));
        let answer = format!("HTTP/1.1 {answer}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
        let (keep, count) = (kept.clone(), connections.clone());
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                *count.lock().unwrap() += 1;
                let (keep, answer) = (keep.clone(), answer.clone());
                tokio::spawn(async move {
                    let request = request(&mut stream).await;
                    keep.lock().unwrap().push(request);
                    stream.write_all(answer.as_bytes()).await.unwrap();
                });
            }
        });
        Posts {
            address,
            kept,
            connections,
        }
    }

    pub fn all(&self) -> Vec<String> {
        self.kept.lock().unwrap().clone()
    }

    pub fn connections(&self) -> usize {
        *self.connections.lock().unwrap()
    }
}

async fn request(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head
                .lines()
                .filter_map(|line| line.split_once(": "))
                .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))
                .and_then(|(_, value)| value.parse().ok())
                .unwrap_or(0);
            if body.len() >= length {
                return text;
            }
        }
        let mut more = [0; 4096];
        let count = stream.read(&mut more).await.unwrap();
        assert!(count > 0, "a whole request");
        bytes.extend_from_slice(&more[..count]);
    }
}
