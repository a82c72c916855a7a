import type { Transport } from '../api/client/wire'

/** A command's access to its machine; tests pass their own. */
export interface Io {
  /** Writes a line to the standard output. */
  out(text: string): void
  /** Writes a line to the standard error output. */
  error(text: string): void
  readFile(path: string): Promise<string>
  writeFile(path: string, text: string): Promise<void>
  fetch: Transport
  serve: Serve
  /** The folder with the embed's files. */
  embedFolder: string
}

/** Answers requests over HTTP. If `answer` rejects, the connection is closed. */
export type Serve = (
  answer: (request: Request) => Response | Promise<Response>,
  where: { port: number; hostname: string },
) => Promise<{ port: number; ended: Promise<void> }>

/** Exit code of a command: 0 for success, 1 if it found a problem, 2 if it could not run. */
export type ExitCode = 0 | 1 | 2
