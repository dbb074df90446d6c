"""Verifies one credential by openbadgeslib, which knows nothing of Concord: `verify.py DID SITE ADDRESS < credential`.

Verifiers read https://SITE; here, what they would read there is read from ADDRESS. All else is the library's own.
Prints one JSON object.
"""

import json
import sys
from urllib.request import urlopen

from openbadgeslib.errors import LibOpenBadgesException
from openbadgeslib.ob3 import OB3Verifier


def main(did, site, address):
    def download(url):
        if not url.startswith(site + "/"):
            raise ValueError("%s is not of %s" % (url, site))
        with urlopen(address + url[len(site):], timeout=20) as answer:
            return answer.read()

    token = sys.stdin.read().strip()
    try:
        verifier = OB3Verifier.for_issuer_did(did, download=download)
        badge = verifier.verify(token, check_status=True, download=download)
    except LibOpenBadgesException as error:
        return {"valid": False, "reason": str(error)}
    holder = badge.identifiers[0].identity_hash
    return {"valid": True, "holder": holder, "achievement": badge.achievement.name, "issuer": badge.issuer.id}


print(json.dumps(main(*sys.argv[1:])))
