// Takes: a folder and two ports. Gives: the ceph.conf of a cluster of one monitor, one in-memory disk and one S3 gateway.
// Never: a path or port outside of those, nor a log file; nothing of it listens beyond loopback.
import { join } from 'node:path';

export interface ClusterPlaces {
  readonly folder: string;
  readonly libraries: string;
  readonly monitorPort: number;
  readonly gatewayPort: number;
  readonly id: string;
}

export function cephSettings(places: ClusterPlaces): string {
  const { folder, libraries, monitorPort, gatewayPort, id } = places;
  const settings = {
    fsid: id,
    'mon host': `[v2:127.0.0.1:${monitorPort}/0]`,
    'public addr': '127.0.0.1',
    'ms bind ipv6': 'false',
    ...WITHOUT_KEYS,
    ...ONE_DISK,
    ...QUICK,
    'mon data': join(folder, 'mon'),
    'osd data': join(folder, 'osd'),
    'rgw data': join(folder, 'rgw'),
    'run dir': folder,
    'crash dir': join(folder, 'crash'),
    'osd class dir': join(libraries, 'rados-classes'),
    'plugin dir': join(libraries, 'ceph'),
    'erasure code dir': join(libraries, 'ceph', 'erasure-code'),
    'rgw frontends': `beast endpoint=127.0.0.1:${gatewayPort} tcp_nodelay=1`,
    'log to file': 'false',
    'log to stderr': 'true',
    'mon cluster log to file': 'false',
    'admin socket': '',
    'pid file': '',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `[global]\n${lines.join('\n')}\n`;
}

// Between themselves the daemons use no keys; then only the unencrypted mode is allowed, and the gateway hangs if it asks for more.
const WITHOUT_KEYS = {
  'auth cluster required': 'none',
  'auth service required': 'none',
  'auth client required': 'none',
  'ms mon client mode': 'crc',
  'ms client mode': 'crc',
  'ms service mode': 'crc',
  'ms cluster mode': 'crc',
};

const ONE_DISK = {
  'osd objectstore': 'memstore',
  'memstore device bytes': String(1024 ** 3),
  'osd pool default size': '1',
  'osd pool default min size': '1',
  'osd pool default pg num': '8',
  'osd pool default pgp num': '8',
  'osd pool default pg autoscale mode': 'off',
  'osd crush chooseleaf type': '0',
  'mon allow pool size one': 'true',
  'mon max pg per osd': '1000',
  'mon data avail warn': '0', // a developer's disk is often full, and the monitor would stop at 5 %
  'mon data avail crit': '0',
};

// Every pool the gateway makes is one proposal, and by default each waits a second.
const QUICK = {
  'paxos propose interval': '0.02',
  'paxos min wait': '0.01',
  'rgw run sync thread': 'false',
  'rgw enable usage log': 'false',
};
