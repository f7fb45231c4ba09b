import { act } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { toInstant } from "#domain/shared/instant.ts";
import { livePage, pass, promised, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { notebookKey } from "../api/storage-keys.ts";
import { useNotebook } from "./use-notebook.ts";

const server = livePage();
const no = { career: "ecologist", moment: 0, answer: "no", answeredAt: toInstant(new Date(0)) } as const;
let session: ReturnType<typeof promised<Response>>;

beforeEach(() => {
	window.sessionStorage.clear();
	session = promised<Response>();
	server.answers = { "GET /api/account/session": () => session.promise };
});

const stored = () => window.localStorage.getItem(notebookKey);

it("an answer that is given before the reader is known shows at once, and is kept as soon as the reader is known", async () => {
	const { result } = renderOnPage(useNotebook);
	await pass();
	act(() => result.current.answer(no));
	expect(result.current.notebook.moments).toEqual([no]);
	expect(stored()).toBeNull();

	session.end(Response.json({ session: null }));
	await pass();
	expect(result.current.notebook.moments).toEqual([no]);
	expect(stored()).toContain("ecologist");
});

it("a line that is written before the reader is known is not kept, and the caller learns it", async () => {
	const { result } = renderOnPage(useNotebook);
	await pass();
	expect(result.current.writeLine({ month: "2026-11", text: "Bats.", writtenAt: no.answeredAt })).toBe(false);
	expect(stored()).toBeNull();
});
