import { useRef } from "react";
import { randomId } from "../../api/random-id.ts";

/** One idempotency key per request until the server has answered it: a repeated request books once. */
export const useIdempotencyKey = () => {
	const current = useRef<{ readonly content: string; readonly key: string }>(null);
	return {
		keyOf: (request: object): string => {
			const content = JSON.stringify(request);
			if (current.current?.content !== content) current.current = { content, key: randomId() };
			return current.current.key;
		},
		forget: () => {
			current.current = null;
		},
	};
};
