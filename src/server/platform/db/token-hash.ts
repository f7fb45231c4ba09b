import { createHash, randomBytes } from "node:crypto";

/** The stored form of a bearer token: its SHA-256 in base64url, never the token. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** A token that can't be guessed: 256 random bits in base64url. */
export const drawToken = (): string => randomBytes(32).toString("base64url");
