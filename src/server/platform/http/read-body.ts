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
