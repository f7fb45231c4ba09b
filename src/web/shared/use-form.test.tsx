import { act } from "@testing-library/react";
import type { FormEvent } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod/mini";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { livePage, noticesShown, pass, promised, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { useForm } from "./use-form.ts";

const server = livePage();
const schema = z.object({ name: z.string().check(z.minLength(1)), email: z.email() });
const send = vi.fn<(draft: unknown) => Promise<Result<string, ProblemCode>>>();
const onDone = vi.fn();
let form: HTMLFormElement;

beforeEach(() => {
	send.mockReset();
	onDone.mockReset();
	document.body.innerHTML = '<form><input name="name"><input name="email"><button></button></form>';
	form = document.querySelector("form") as HTMLFormElement;
});

const type = (values: Readonly<Record<string, string>>): void => {
	for (const [name, value] of Object.entries(values))
		(form.elements.namedItem(name) as HTMLInputElement).value = value;
};

const render = () => {
	const { result } = renderOnPage(() =>
		useForm({ schema: async () => schema, send, onDone, fieldOf: { "account.email_same": "email" } }),
	);
	const submit = async () => {
		const event = { preventDefault: vi.fn(), currentTarget: form } as unknown as FormEvent<HTMLFormElement>;
		act(() => void result.current.onSubmit(event));
		await pass();
	};
	return { submit, now: () => result.current };
};

it("sends what was typed once, however often it is pressed, and is busy meanwhile", async () => {
	const answer = promised<Result<string, ProblemCode>>();
	send.mockReturnValue(answer.promise);
	const { submit, now } = render();
	type({ name: " Ada ", email: "ada@example.org" });
	await submit();
	await submit();
	expect(now().isBusy).toBe(true);
	answer.end(success("kept"));
	await pass();
	expect(now().isBusy).toBe(false);
	const draft = { name: " Ada ", email: "ada@example.org" };
	expect(send.mock.calls).toEqual([[draft]]);
	expect(onDone.mock.calls).toEqual([["kept", draft]]);
});

it("names every field that is wrong, goes to the first, and keeps what was typed", async () => {
	send.mockResolvedValue(failure("forms.required"));
	const { submit, now } = render();
	type({ name: "", email: "no address" });
	await submit();
	expect(now().errorOf("name")).toBe("common.form.required");
	expect(now().errorOf("email")).toBeTruthy();
	expect(document.activeElement).toBe(form.elements.namedItem("name"));
	expect((form.elements.namedItem("email") as HTMLInputElement).value).toBe("no address");
	expect(onDone).not.toHaveBeenCalled();
	expect(noticesShown()).toContain("common.form.error");
});

it("puts a refusal beside the field that it is about, and forgets it with the next try", async () => {
	send.mockResolvedValueOnce(failure("account.email_same"));
	const { submit, now } = render();
	type({ name: "Ada", email: "ada@example.org" });
	await submit();
	expect(now().errorOf("email")).toBeTruthy();
	expect(now().errorOf("name")).toBeUndefined();
	expect(document.activeElement).toBe(form.elements.namedItem("email"));
	send.mockResolvedValueOnce(success("kept"));
	await submit();
	expect(now().errorOf("email")).toBeUndefined();
	expect(noticesShown()).not.toContain("common.form.error");
});

it("says so when sending throws, looks again by itself and tells when accounts answer again", async () => {
	send.mockRejectedValueOnce(new Error("planted"));
	const { submit, now } = render();
	type({ name: "Ada", email: "ada@example.org" });
	await submit();
	expect(now()).toMatchObject({ isBusy: false, reach: "away" });
	server.answers["GET /api/account/session"] = () => Response.json({ session: null });
	await pass(60_000);
	expect(now().reach).toBe("back");
});
