"""A mongoeco server in memory: `mongoeco-main.py PORT`. SIGTERM ends it.

What mongoeco 4.11.0 answers otherwise than MongoDB, and is corrected here:
- ids of cursors are 32-bit integers, which the Node driver refuses; MongoDB's have 64 bits
- a `create` of a collection that exists fails without a code; MongoDB's is 48, NamespaceExists
"""

import asyncio
import signal
import sys

from bson.int64 import Int64
import mongoeco.wire.protocol as protocol
from mongoeco.engines import MemoryEngine
from mongoeco.wire import AsyncMongoEcoProxyServer

NAMESPACE_EXISTS = 48


def correct(answer):
    cursor = answer.get("cursor")
    if isinstance(cursor, dict) and type(cursor.get("id")) is int:
        cursor["id"] = Int64(cursor["id"])
    message = answer.get("errmsg")
    if isinstance(message, str) and message.endswith("already exists") and "code" not in answer:
        answer.update(code=NAMESPACE_EXISTS, codeName="NamespaceExists")


def with_corrections(encode):
    """Encodes as before, then corrects what is a whole answer."""

    def encode_corrected(value, *args, **kwargs):
        encoded = encode(value, *args, **kwargs)
        if isinstance(encoded, dict):
            correct(encoded)
        return encoded

    return encode_corrected


async def main(port):
    server = AsyncMongoEcoProxyServer(engine=MemoryEngine(), host="127.0.0.1", port=port)
    await server.start()
    ended = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    await ended.wait()


protocol.encode_wire_value = with_corrections(protocol.encode_wire_value)
asyncio.run(main(int(sys.argv[1])))
