"""Makes a server that is one of several."""

from __future__ import annotations

import secrets

from bestiary.server.cluster.member import Member
from bestiary.server.cluster.postgres import Postgres
from bestiary.server.hub import Hub
from bestiary.server.settings import Cluster, Settings


def joined(settings: Settings, cluster: Cluster) -> tuple[Hub, Member]:
    """Return the tables of a server and its part in the cluster; nothing is connected yet."""
    name = secrets.token_hex(6)
    storage = Postgres(cluster.database, name, cluster.lease)
    hub = Hub(settings, storage)
    return hub, Member(hub, storage, cluster.nats, name)
