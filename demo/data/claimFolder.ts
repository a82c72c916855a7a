import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Takes a folder of data for this process; PGlite would let two write into it. Returns what gives it back. */
export function claimFolder(folder: string): () => void {
  const claim = `${folder}.pid`
  mkdirSync(folder, { recursive: true })
  const owner = ownerOf(claim)
  if (owner !== null && owner !== process.pid && isRunning(owner))
    throw new Error(
      `The data in ${folder} is in use by process ${owner}. End that one, name another folder in DATA_FOLDER, or share a server by DATABASE_URL.`,
    )
  writeFileSync(claim, String(process.pid))
  return () => rmSync(claim, { force: true })
}

function ownerOf(claim: string): number | null {
  try {
    return Number(readFileSync(claim, 'utf8'))
  } catch {
    return null
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is running, too, but refuses the signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
