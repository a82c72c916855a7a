import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server for one test file, in its own folder, on a socket in that folder. */
export interface PostgresServer {
  /** Creates an empty database, and returns its address. */
  database(): Promise<string>
  /** Stops it, which closes all connections, and restarts it on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

const [bin] = globSync('/usr/lib/postgresql/*/bin').toSorted().reverse()

/** The reason why no server can be started here, or null. */
export const missingPostgres: string | null =
  bin && existsSync(join(bin, 'initdb')) ? null : 'PostgreSQL (Debian: apt-get install postgresql)'

/** Starts a server. It refuses to run as root, so then it runs as the user that its package created. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'giftwell-postgres-'))
  const user = process.getuid?.() === 0 ? userOf('postgres') : null
  if (user) chownSync(folder, user.uid, user.gid)
  const program = (name: string) => join(bin ?? '', name)
  const initdb = ['-D', join(folder, 'data'), '-U', 'giftwell', '-A', 'trust', '--no-sync']
  const made = spawnSync(program('initdb'), initdb, { ...user, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const options = ['-D', join(folder, 'data'), '-k', folder, '-h', '', '-F']
  const address = (name: string) => `postgresql://giftwell@/${name}?host=${folder}`
  let server: ChildProcess
  let databases = 0
  async function start() {
    server = spawn(program('postgres'), options, { ...user, stdio: 'ignore' })
    await untilItAnswers(address('postgres'))
  }
  async function stop() {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  await start()
  return {
    async database() {
      databases += 1
      await query(address('postgres'), `create database shop_${databases}`)
      return address(`shop_${databases}`)
    },
    async restart() {
      await stop()
      await start()
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

function userOf(name: string): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end()
  }
}

async function untilItAnswers(address: string): Promise<void> {
  for (let left = 100; ; left--) {
    const problem = await query(address, 'select 1').catch((error: Error) => error)
    if (!problem) return
    if (left === 0) throw problem
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
