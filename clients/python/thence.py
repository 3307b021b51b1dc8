"""thence from Python: one file, the standard library only (Python 3.9 or newer).

    from thence import Thence
    thence = Thence("http://127.0.0.1:8080", "thence_live_...")
    read = thence.extract("deed.pdf")
    print(read.value["groundtruth_verdicts"][0]["status"])
    open("deed.dxf", "wb").write(thence.dxf(read))

A Response keeps the text it came as: that is what was signed, and what is posted back.
"""

from __future__ import annotations

import json
import os
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass, field
from typing import Any, Callable, Iterable, Optional, Union

DIRECT_BYTES = 4_718_592  # more is staged first
PASSING = (408, 429, 502, 503, 504)

Paper = Union[str, "os.PathLike[str]", bytes]


class ThenceError(Exception):
    """A refusal: `type` as in the service's list, `status`, and what it tells besides in `extras`."""

    def __init__(self, type: str, message: str, status: int = 0, extras: Optional[dict] = None, retry_after: float = 0):
        super().__init__(message)
        self.type, self.status, self.extras, self.retry_after = type, status, extras or {}, retry_after


@dataclass(frozen=True)
class Response:
    text: str
    job: Optional[str] = None
    value: dict = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "value", json.loads(self.text))


class Thence:
    def __init__(self, url: str, key: str, tries: int = 5, timeout: float = 300, sleep: Callable[[float], None] = time.sleep):
        self.url, self._key, self._tries, self._timeout, self._sleep = url.rstrip("/"), key, tries, timeout, sleep

    # Documents in, responses out

    def extract(self, paper: Paper, name: Optional[str] = None, idempotency_key: Optional[str] = None) -> Response:
        """Reads a paper in one request: a path, or bytes. For pasted words use `extract_text`."""
        body, headers = self._submitted("/v1/extract", paper, name, idempotency_key)
        return Response(body.decode(), headers.get("X-Job-Id"))

    def extract_text(self, words: str, name: Optional[str] = None) -> Response:
        return self.extract(words.encode(), name)

    def submit(self, paper: Paper, name: Optional[str] = None, idempotency_key: Optional[str] = None) -> str:
        """Hands a paper in; gives the job, which `wait` collects."""
        return json.loads(self._submitted("/v1/extracts", paper, name, idempotency_key)[0])["job"]

    def job(self, job: str) -> dict:
        return json.loads(self._ask("GET", f"/v1/extracts/{_part(job)}")[0])

    def wait(self, job: str, on_progress: Optional[Callable[[dict], None]] = None) -> Response:
        """Until the job succeeded; a job that failed is a ThenceError of its own type."""
        for pause in _pauses():
            text = self._ask("GET", f"/v1/extracts/{_part(job)}")[0].decode()
            status = json.loads(text)
            if on_progress:
                on_progress(status)
            if status["status"] == "succeeded":
                return Response(_raw_member(text, "result"), job)
            if status["status"] == "failed":
                kind, _, sentence = (status["error"] or "extraction_failed").partition(": ")
                raise ThenceError(kind, sentence or kind)
            self._sleep(pause)
        raise AssertionError("pauses do not end")

    def upload(self, body: bytes) -> str:
        slot = json.loads(self._post_json("/v1/uploads", json.dumps({"bytes": len(body)}))[0])
        self._ask("PUT", slot["put_url"], body)
        return slot["upload_id"]

    def batch(self, papers: Iterable[Paper], names: Optional[Iterable[str]] = None) -> str:
        """Up to 50 papers, each staged; gives the batch, which `wait_batch` collects."""
        papers = list(papers)
        called = list(names) if names is not None else [_name_of(paper) or f"document {i + 1}" for i, paper in enumerate(papers)]
        ids = [self.upload(_bytes_of(paper)) for paper in papers]
        body = json.dumps({"uploads": ids, "names": dict(zip(ids, called))})
        return json.loads(self._post_json("/v1/batches", body, {"Idempotency-Key": str(uuid.uuid4())})[0])["batch"]

    def wait_batch(self, batch: str, on_status: Optional[Callable[[dict], None]] = None) -> list[tuple[str, Optional[Response], Optional[str]]]:
        """Of each document its name, its response, and where there is none its error."""
        for pause in _pauses():
            status = json.loads(self._ask("GET", f"/v1/batches/{_part(batch)}")[0])
            if on_status:
                on_status(status)
            if status["status"] != "in_progress":
                break
            self._sleep(pause)
        text = self._ask("GET", f"/v1/batches/{_part(batch)}/results")[0].decode()
        results = []
        for item in _raw_items(_raw_member(text, "results")):
            told, raw = json.loads(item), _raw_member(item, "result")
            results.append((told["document"], None if raw in (None, "null") else Response(raw), told["error"]))
        return results

    # What is made of a response

    def certificate(self, response: Response, **where: object) -> bytes:
        return self._drawn("/v1/certificate", response, where)

    def dxf(self, response: Response, **where: object) -> bytes:
        return self._drawn("/v1/dxf", response, where)

    def geopackage(self, response: Response, **where: object) -> bytes:
        return self._drawn("/v1/geopackage", response, where)

    def convert(self, response: Response, to: str, **where: object) -> bytes:
        """geojson, kml, landxml, csv, svg, description …; `where`: crs="EPSG:2277", lon, lat, rotation_deg, tract."""
        return self._drawn("/v1/convert", response, {"to": to, **where})

    def _drawn(self, path: str, response: Response, query: dict) -> bytes:
        asked = urllib.parse.urlencode(query)
        return self._post_json(f"{path}?{asked}" if asked else path, response.text)[0]

    def verify(self, response: Response) -> dict:
        return json.loads(self._post_json("/v1/verify", response.text)[0])

    def correct(self, response: Response, corrections: Iterable[dict] = (), adjust: Iterable[int] = (), by: str = "") -> Response:
        asked = json.dumps({"corrections": list(corrections), "adjust": list(adjust), "by": by})
        answer = self._post_json("/v1/corrections", f'{{"extraction":{response.text},{asked[1:]}')[0]
        return Response(_raw_member(answer.decode(), "extraction"))

    def locate(self, response: Response, source: str = "auto") -> Response:
        answer = self._post_json("/v1/locate", f'{{"extraction":{response.text},"source":{json.dumps(source)}}}')[0]
        return Response(_raw_member(answer.decode(), "extraction"))

    # The account

    def runs(self, limit: int = 100) -> list[dict]:
        return json.loads(self._ask("GET", f"/v1/runs?limit={limit}")[0])["runs"]

    def delete_run(self, reference: str) -> dict:
        return json.loads(self._ask("DELETE", f"/v1/runs/{_part(reference)}", repeatable=False)[0])

    def usage(self) -> dict:
        return json.loads(self._ask("GET", "/v1/usage")[0])

    # Requests

    def _submitted(self, path: str, paper: Paper, name: Optional[str], key: Optional[str]) -> tuple[bytes, Any]:
        body, called = _bytes_of(paper), name or _name_of(paper)
        headers = {"Idempotency-Key": key or str(uuid.uuid4())}
        if called:
            headers["X-Document-Name"] = called.encode().decode("latin-1")  # a header carries bytes
        if len(body) > DIRECT_BYTES:
            headers["X-Upload-Id"] = self.upload(body)
            body = b""
        return self._ask("POST", path, body, headers)

    def _post_json(self, path: str, text: str, headers: Optional[dict] = None) -> tuple[bytes, Any]:
        return self._ask("POST", path, text.encode(), {"Content-Type": "application/json", **(headers or {})})

    def _ask(self, method: str, path: str, body: Optional[bytes] = None, headers: Optional[dict] = None, repeatable: bool = True) -> tuple[bytes, Any]:
        address = path if path.startswith("http") else self.url + path
        given = {"Authorization": f"Bearer {self._key}", "Content-Type": "application/octet-stream", **(headers or {})}
        for tried in range(1, self._tries + 1):
            try:
                request = urllib.request.Request(address, data=body, headers=given, method=method)
                with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                    return answer.read(), answer.headers
            except urllib.error.HTTPError as answer:
                error = _error_in(answer)
                passes = error.status in PASSING
            except (urllib.error.URLError, OSError) as cause:
                error, passes = ThenceError("unreachable", f"{self.url} did not answer: {getattr(cause, 'reason', cause)}"), True
            if not (passes and repeatable) or tried == self._tries:
                raise error
            self._sleep(max(error.retry_after, min(30, 0.5 * 2 ** (tried - 1)) * random.uniform(0.5, 1)))
        raise AssertionError("the last try raises")


def _error_in(answer: urllib.error.HTTPError) -> ThenceError:
    after = answer.headers.get("Retry-After") or "0"
    retry_after = float(after) if after.replace(".", "", 1).isdigit() else 0.0
    try:
        told = json.loads(answer.read())
    except ValueError:
        told = {}
    if isinstance(told.get("error"), dict):
        extras = {key: value for key, value in told["error"].items() if key not in ("type", "message")}
        return ThenceError(told["error"]["type"], told["error"]["message"], answer.code, extras, retry_after)
    detail = told.get("detail") or []
    sentence = f"{'.'.join(map(str, detail[0]['loc']))}: {detail[0]['msg']}" if detail else f"The service answered {answer.code}."
    return ThenceError("invalid_request", sentence, answer.code, {"detail": detail} if detail else {}, retry_after)


def _bytes_of(paper: Paper) -> bytes:
    if isinstance(paper, bytes):
        return paper
    with open(paper, "rb") as file:
        return file.read()


def _name_of(paper: Paper) -> Optional[str]:
    return None if isinstance(paper, bytes) else os.path.basename(os.fspath(paper))


def _part(text: str) -> str:
    return urllib.parse.quote(text, safe="")


def _pauses() -> Iterable[float]:
    pause = 0.3
    while True:
        yield pause
        pause = min(5, pause * 1.5)


_DECODER = json.JSONDecoder()
_BLANK = " \n\r\t"


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in _BLANK + ",":
        at += 1
    return at


def _raw_member(text: str, name: str) -> Optional[str]:
    """One member of an object in the very characters it came in."""
    at = _skip(text, text.index("{") + 1)
    while text[at] != "}":
        key, at = _DECODER.raw_decode(text, at)
        start = _skip(text, text.index(":", at) + 1)
        _, end = _DECODER.raw_decode(text, start)
        if key == name:
            return text[start:end]
        at = _skip(text, end)
    return None


def _raw_items(text: Optional[str]) -> list[str]:
    items, at = [], _skip(text or "[]", 1)
    while text and text[at] != "]":
        _, end = _DECODER.raw_decode(text, at)
        items.append(text[at:end])
        at = _skip(text, end)
    return items
