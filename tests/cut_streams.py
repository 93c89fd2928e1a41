"""Passes requests on to a table, and ends each stream of changes a moment after its first line.

    cut_streams.py PORT TO_PORT

Tools that test an API from outside wait for the end of each answer, and a stream has none (docs/api.md).
"""

import http.client
import http.server
import socket
import sys

# Seconds of silence after which a stream is ended here.
QUIET = 0.05


class Passer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def passed(self):
        length = int(self.headers.get("content-length") or 0)
        body = self.rfile.read(length) if length else None
        there = http.client.HTTPConnection("127.0.0.1", self.server.to_port, timeout=10)
        headers = [(name, value) for name, value in self.headers.items() if name.lower() not in ("host", "connection")]
        there.putrequest(self.command, self.path, skip_host=True, skip_accept_encoding=True)
        there.putheader("Host", f"127.0.0.1:{self.server.to_port}")
        for name, value in headers:
            there.putheader(name, value)
        there.endheaders(body)
        answer = there.getresponse()
        streams = "ndjson" in (answer.getheader("content-type") or "")
        told = b""
        try:
            while part := answer.read1(65536):
                told += part
                if streams:
                    there.sock.settimeout(QUIET)
        except (TimeoutError, socket.timeout):
            pass
        there.close()
        self.send_response_only(answer.status, answer.reason)
        for name, value in answer.getheaders():
            if name.lower() not in ("transfer-encoding", "content-length", "connection"):
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(told)

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = do_TRACE = do_QUERY = passed

    def log_message(self, *_):
        pass


def main(port, to_port):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), Passer)
    server.to_port = int(to_port)
    server.serve_forever()


main(*sys.argv[1:])
