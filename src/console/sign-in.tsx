// What a person sees who is not signed in: how to come in, and what answers here without it.
export function SignIn() {
  return (
    <main className="sign-in">
      <h1>thence</h1>
      <p className="lead">Reads recorded land descriptions, and proves what it read.</p>
      <p>
        Open the console by the link that the first start printed. It works once, and this browser stays signed in for
        30 days. Another one:
      </p>
      <pre>thence admin console-link</pre>
      <p>
        Programs need no console: the <a href="/docs">API</a> and its <a href="/openapi.json">description</a> answer to
        a key.
      </p>
    </main>
  );
}
