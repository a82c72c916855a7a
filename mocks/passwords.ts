import { scryptAsync } from '@noble/hashes/scrypt.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The cost of hashing a password: 16 MB and about 50 ms. */
const COST = { N: 2 ** 14, r: 8, p: 1, dkLen: 32 }
const KIND = 'scrypt'

/** The stored form of a password: `scrypt$salt$hash`, both in hex. */
export async function hashOfPassword(
  password: string,
  salt: Uint8Array = randomBytes(16),
): Promise<string> {
  const hash = await scryptAsync(utf8ToBytes(password.normalize('NFKC')), salt, COST)
  return [KIND, bytesToHex(salt), bytesToHex(hash)].join('$')
}

/** Whether a password matches a stored hash. Takes equally long for a wrong one. */
export async function isPassword(kept: string, password: string): Promise<boolean> {
  const [kind, salt = ''] = kept.split('$')
  if (kind !== KIND) return false
  const tried = await hashOfPassword(password, hexToBytes(salt))
  let difference = tried.length ^ kept.length
  for (let at = 0; at < tried.length; at += 1)
    difference |= tried.charCodeAt(at) ^ kept.charCodeAt(at)
  return difference === 0
}
