import type { Transport } from '../api/client/wire'

/** What a command may touch of the machine it runs on; tests hand in their own. */
export interface Io {
  /** Writes a line to the standard output. */
  out(text: string): void
  /** Writes a line to the standard error output. */
  error(text: string): void
  readFile(path: string): Promise<string>
  writeFile(path: string, text: string): Promise<void>
  fetch: Transport
  serve: Serve
  /** The folder with the files of the embed. */
  embedFolder: string
}

/** Answers requests over HTTP. Where an answer rejects, the connection is broken. */
export type Serve = (
  answer: (request: Request) => Response | Promise<Response>,
  where: { port: number; hostname: string },
) => Promise<{ port: number; ended: Promise<void> }>

/** How a command ended: 0 all is well, 1 something was found wanting, 2 it could not run. */
export type ExitCode = 0 | 1 | 2
