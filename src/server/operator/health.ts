import { readEnvironment } from "#server/env.ts";

const timeoutMs = 3_000;

/** Ends with 0 when the server of this machine answers: a health check for containers. It needs no other program. */
const reading = readEnvironment(process.env);
const { port, host } = reading.ok ? reading.value : { port: 3000, host: undefined };
const isEveryInterface = host === undefined || host === "0.0.0.0" || host === "::";
const address = isEveryInterface ? "127.0.0.1" : host;
const bracketed = address.includes(":") ? `[${address}]` : address;
const response = await fetch(`http://${bracketed}:${port}/api/health`, {
	signal: AbortSignal.timeout(timeoutMs),
}).catch(() => undefined);
process.exitCode = response?.ok ? 0 : 1;
