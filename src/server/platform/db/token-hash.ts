import { createHash, randomBytes } from "node:crypto";

/** What is stored of a token that opens something to whoever bears it: its SHA-256 in base64url, never the token. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** A token that nobody can guess: 256 bits in base64url. */
export const drawToken = (): string => randomBytes(32).toString("base64url");
