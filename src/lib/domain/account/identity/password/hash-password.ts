import { hash, verify } from '@node-rs/argon2';

// argon2id with the library's parameters (19 MiB, 2 passes), which are the OWASP ones; it runs off the event loop.
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/** Takes as long for an account without a password (or no account at all) as for one with it. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await nobody), password);
  return isRight && passwordHash != null;
}
