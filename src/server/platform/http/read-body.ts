import { failure, type Result, success } from "#domain/shared/result.ts";

/** The characters that PostgreSQL's text can't hold: null, and unpaired surrogates. */
const unstorable = /\0|\p{Surrogate}/u;

/** JSON is UTF-8: another character set would be read as what it is not. */
const jsonType = /^\s*application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/;

const storable = (key: string, value: unknown): unknown => {
	if (unstorable.test(key) || (typeof value === "string" && unstorable.test(value))) {
		throw new SyntaxError("A text that can't be stored");
	}
	return value;
};

/** Reads a request's JSON body of at most `largest` bytes. No client input makes it throw. */
export async function readBody(
	request: Request,
	largest: number,
): Promise<Result<unknown, "request.malformed" | "request.too_large">> {
	const type = (request.headers.get("content-type") ?? "").toLowerCase();
	if (!jsonType.test(type)) return failure("request.malformed");
	if (Number(request.headers.get("content-length") ?? 0) > largest) return failure("request.too_large");
	try {
		const bytes = await readUpTo(request, largest);
		if (bytes === undefined) return failure("request.too_large");
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return success(JSON.parse(text, storable));
	} catch {
		return failure("request.malformed");
	}
}

/** Reads a request's body of at most `largest` bytes as it was sent. */
export async function readBytes(
	request: Request,
	largest: number,
): Promise<Result<Uint8Array, "request.malformed" | "request.too_large">> {
	try {
		const bytes = await readUpTo(request, largest);
		return bytes === undefined ? failure("request.too_large") : success(bytes);
	} catch {
		return failure("request.malformed");
	}
}

/** Parameters that are each given once; undefined when one is given twice, or holds what can't be stored. */
function eachOnce(parameters: URLSearchParams): Record<string, string> | undefined {
	const entries = [...parameters];
	const isOdd = ([name, value]: [string, string]) => unstorable.test(name) || unstorable.test(value);
	if (new Set(entries.map(([name]) => name)).size < entries.length || entries.some(isOdd)) return undefined;
	return Object.fromEntries(entries);
}

/** Reads the parameters of a browser's form: the query of a GET, else a body of at most `largest` bytes. */
export async function readForm(
	request: Request,
	largest: number,
): Promise<Result<unknown, "request.malformed" | "request.too_large">> {
	const isQuery = request.method === "GET" || request.method === "HEAD";
	const bytes = isQuery ? success(new Uint8Array()) : await readBytes(request, largest);
	if (!bytes.ok) return bytes;
	const type = (request.headers.get("content-type") ?? "").toLowerCase();
	if (!isQuery && !type.startsWith("application/x-www-form-urlencoded")) return failure("request.malformed");
	const text = isQuery ? new URL(request.url).search : new TextDecoder().decode(bytes.value);
	const parameters = eachOnce(new URLSearchParams(text));
	return parameters === undefined ? failure("request.malformed") : success(parameters);
}

async function readUpTo(request: Request, largest: number): Promise<Uint8Array | undefined> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.byteLength;
		if (length > largest) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
