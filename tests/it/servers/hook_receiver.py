"""Receives web hooks over TLS and checks their signatures, as a program of a server does.

    hook_receiver.py CERTIFICATE KEY SECRET COUNT

It prints its port, then a line for each of COUNT requests. With the package `standardwebhooks` that checks them; without
it, the lines of docs/hooks.md do.
"""

import base64
import hashlib
import hmac
import http.server
import json
import ssl
import sys

try:
    from standardwebhooks import Webhook, WebhookVerificationError
except ImportError:
    Webhook = None


def is_ours(secret, headers, body: bytes):
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    code = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return hmac.compare_digest(f"v1,{code}", headers["webhook-signature"])


def checked(secret, headers, body):
    """The name of the check that the request passes; none if it fails."""
    if Webhook is None:
        return "by hand" if is_ours(secret, headers, body) else None
    try:
        Webhook(secret).verify(body, dict(headers))
        return "standardwebhooks"
    except WebhookVerificationError:
        return None


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        check = checked(self.server.secret, headers, body)
        forged = checked(self.server.secret, headers, body + b" ")
        told = json.loads(body)
        good = check is not None and forged is None
        print("good" if good else "BAD", check, told["type"], *told["data"]["moves"], flush=True)
        self.send_response(204 if good else 400)
        self.end_headers()

    def log_message(self, *_):
        pass


def main(certificate, key, secret, count):
    server = http.server.HTTPServer(("127.0.0.1", 0), Receiver)
    server.secret = secret
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    # The handshake is made when the first bytes are read: one that fails must end no loop.
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    print(server.server_port, flush=True)
    for _ in range(int(count)):
        server.handle_request()


main(*sys.argv[1:])
