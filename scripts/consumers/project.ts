import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PROJECTS = 'scripts/consumers/projects'
/** The folder with the parts that both projects share. */
const SHARED = { vite: 'src/shared', next: 'shared' }

/** A project outside of the repository that has installed the packed package. */
export interface Project {
  folder: string
  /** Paths of the files in the package. */
  packed: string[]
  /** Runs a script of the project's `package.json`; resolves to its output. */
  run(script: string, extra?: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>
  /** Runs a line of JavaScript with plain Node, as a module or not. */
  node(code: string, type: 'module' | 'commonjs'): Promise<string>
  /** Installs other versions of its dependencies. */
  install(packages: readonly string[]): Promise<unknown>
  /** The exact version of one of its dependencies. */
  version(name: string): Promise<string>
  remove(): Promise<void>
}

/** Packs `dist` and installs it with the exact versions that the project names. */
export async function installProject(name: keyof typeof SHARED): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), `giftwell-${name}-`))
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const [{ filename, files }] = JSON.parse((await started('npm', args)).stdout)
  await cp(join(PROJECTS, name), folder, { recursive: true })
  await cp(join(PROJECTS, 'shared'), join(folder, SHARED[name]), { recursive: true })
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
  await started('npm', ['install', ...quiet, '--save-exact', `./${filename}`], folder)
  return {
    folder,
    packed: files.map(({ path }: { path: string }) => path),
    async run(script, extra = [], env) {
      const args = ['run', '--silent', script, '--', ...extra]
      const { stdout, stderr } = await started('npm', args, folder, env)
      return stdout + stderr
    },
    async node(code, type) {
      // Node prints a warning about its own storage if a package checks for it.
      const calm = '--disable-warning=ExperimentalWarning'
      const args = [calm, `--input-type=${type}`, '--eval', code]
      const { stdout, stderr } = await started(process.execPath, args, folder)
      if (stderr) throw new Error(`Node complained: ${stderr}`)
      return stdout
    },
    install: (packages) => started('npm', ['install', ...quiet, '--no-save', ...packages], folder),
    version: async (dependency) =>
      JSON.parse(await readFile(join(folder, 'node_modules', dependency, 'package.json'), 'utf8'))
        .version,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The environment of a shell, without the test runner's variables. */
export function plainEnv(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, NODE_OPTIONS: _options, ...env } = process.env
  const kept = Object.entries(env).filter(([key]) => !key.startsWith('VITE'))
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv
}

/** Runs a command to its end; if it fails, the error contains its output. */
async function started(
  command: string,
  args: readonly string[],
  cwd = '.',
  env: NodeJS.ProcessEnv = {} as NodeJS.ProcessEnv,
): Promise<{ stdout: string; stderr: string }> {
  const options = { cwd, env: { ...plainEnv(), ...env }, maxBuffer: 50_000_000 }
  try {
    return await promisify(execFile)(command, [...args], options)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`\`${command} ${args.join(' ')}\` failed:\n${stdout}${stderr}`, {
      cause: error,
    })
  }
}
