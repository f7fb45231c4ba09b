import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Person } from "./person.ts";

/** A page of a live view, with its id. */
export interface WallPage {
	readonly id: string;
	readonly pupils: number;
}

const pageIn = (event: string): WallPage | undefined => {
	const [, data = "", id = ""] = /data: (\{.*)\nid: (.*)\n/.exec(event) ?? [];
	return data === "" ? undefined : { id, pupils: JSON.parse(data).pupils as number };
};

/** The pages that a live view receives from one server, one by one. Null: the stream has ended. */
export async function openWall(person: Person, port: number, classId: string, seen = "") {
	const headers = seen === "" ? {} : { "last-event-id": seen };
	const response = await person.open(port, `/api/classes/${classId}/changes`, headers);
	assert.equal(response.status, 200);
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	return async (): Promise<WallPage | null> => {
		for (;;) {
			const { done = true, value = "" } = (await reader?.read()) ?? {};
			if (done) return null;
			const page = pageIn(value);
			if (page !== undefined) return page;
		}
	};
}

/** A live view that is followed as browsers do: a stream that ends or is refused is opened again. */
export interface FollowedWall extends AsyncDisposable {
	readonly latest: () => WallPage | undefined;
}

const openAgainMs = 1_000;

/** Follows a live view on one server until it is disposed of. */
export function followWall(person: Person, port: number, classId: string): FollowedWall {
	let latest: WallPage | undefined;
	const closing = new AbortController();
	const { signal } = closing;
	const follow = async () => {
		const response = await person.open(port, `/api/classes/${classId}/changes`, {}, signal);
		if (!response.ok) return response.body?.cancel();
		for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
			latest = pageIn(text) ?? latest;
	};
	const following = (async () => {
		while (!signal.aborted) {
			await follow().catch(() => {});
			await pause(openAgainMs, undefined, { signal }).catch(() => {});
		}
	})();
	return {
		latest: () => latest,
		[Symbol.asyncDispose]: () => {
			closing.abort();
			return following;
		},
	};
}
