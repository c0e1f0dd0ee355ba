//! Concurrent leads share a transaction, and the failure of one does not affect the others.

use futures_util::future::join_all;
use sqlx::Connection;

use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, TestApp};

const LEADS: usize = 30;

fn is_refused(number: usize) -> bool {
    number % 10 == 3
}

async fn post(app: &TestApp, number: usize) -> u16 {
    let key = format!("key-{number}");
    let text = if is_refused(number) { "Refuse me" } else { "Take me" };
    app.post_json_with_key(CONTACT, &key, &CONTACT_FORM.replace("Hello", text)).await.status.as_u16()
}

#[tokio::test]
async fn one_that_the_database_refuses_fails_alone() {
    let app = TestApp::new().await;
    if !app.database.is_sqlite() {
        return app.end().await;
    }
    let mut other = sqlx::AnyConnection::connect(&app.database.url).await.unwrap();
    sqlx::raw_sql(
        "create trigger refuse before insert on leads when new.description like 'Refuse%' \
         begin select raise(abort, 'refused'); end",
    )
    .execute(&mut other)
    .await
    .unwrap();
    // Holding the write lock makes all of them wait and enter the next transaction together.
    sqlx::raw_sql("begin immediate").execute(&mut other).await.unwrap();
    let posts = join_all((0..LEADS).map(|number| post(&app, number)));
    let release = async {
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        sqlx::raw_sql("commit").execute(&mut other).await.unwrap();
    };
    let (answers, ()) = futures_util::future::join(posts, release).await;
    for (number, status) in answers.into_iter().enumerate() {
        assert_eq!(status, if is_refused(number) { 503 } else { 200 }, "{number}");
    }
    let refused = (0..LEADS).filter(|number| is_refused(*number)).count();
    assert_eq!(app.leads().await.len(), LEADS - refused);

    // A refused lead leaves nothing behind: its key is accepted once the database works.
    sqlx::raw_sql("drop trigger refuse").execute(&mut other).await.unwrap();
    for number in 0..LEADS {
        assert_eq!(post(&app, number).await, 200);
    }
    assert_eq!(app.leads().await.len(), LEADS);
    other.close().await.unwrap();
    app.end().await;
}
