import { useMutation } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import type { FormEvent } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod/mini";
import { livePage, noticesShown, pass, promised, renderOnPage } from "../../../../tests/setup/hooks.tsx";
import { Problem } from "../../api/problem.ts";
import { type Draft, useForm } from "./use-form.ts";

const server = livePage();
const schema = z.object({ name: z.string().check(z.minLength(1)), email: z.email() });
const send = vi.fn<(draft: Draft) => Promise<string>>();
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
		useForm({
			schema: async () => schema,
			mutation: useMutation({ mutationFn: (draft: Draft) => send(draft) }),
			toRequest: (draft) => draft,
			onDone,
			fieldOf: { "account.email_same": "email" },
		}),
	);
	const submit = async () => {
		const event = { preventDefault: vi.fn(), currentTarget: form } as unknown as FormEvent<HTMLFormElement>;
		act(() => void result.current.onSubmit(event));
		await pass();
	};
	return { submit, now: () => result.current };
};

it("useForm sends a form once, even if it is submitted twice, and is busy meanwhile", async () => {
	const answer = promised<string>();
	send.mockReturnValue(answer.promise);
	const { submit, now } = render();
	type({ name: " Ada ", email: "ada@example.org" });
	await submit();
	await submit();
	expect(now().isBusy).toBe(true);
	answer.end("kept");
	await pass();
	expect(now().isBusy).toBe(false);
	const draft = { name: " Ada ", email: "ada@example.org" };
	expect(send.mock.calls).toEqual([[draft]]);
	expect(onDone.mock.calls).toEqual([["kept", draft]]);
});

it("useForm marks every wrong field, names what is missing, focuses the first and keeps the text", async () => {
	send.mockRejectedValue(new Problem("forms.required"));
	const { submit, now } = render();
	type({ name: "", email: "no address" });
	await submit();
	expect(now().errorOf("name")).toBe("Enter a name.");
	expect(now().errorOf("email")).toBeTruthy();
	expect(document.activeElement).toBe(form.elements.namedItem("name"));
	expect((form.elements.namedItem("email") as HTMLInputElement).value).toBe("no address");
	expect(onDone).not.toHaveBeenCalled();
	expect(noticesShown()).toContain("common.form.error");
});

it("useForm shows a problem beside its field and removes it with the next submission", async () => {
	send.mockRejectedValueOnce(new Problem("account.email_same"));
	const { submit, now } = render();
	type({ name: "Ada", email: "ada@example.org" });
	await submit();
	expect(now().errorOf("email")).toBeTruthy();
	expect(now().errorOf("name")).toBeUndefined();
	expect(document.activeElement).toBe(form.elements.namedItem("email"));
	send.mockResolvedValueOnce("kept");
	await submit();
	expect(now().errorOf("email")).toBeUndefined();
	expect(noticesShown()).not.toContain("common.form.error");
});

it("useForm reports an unreachable server, probes it and reports when it answers again", async () => {
	send.mockRejectedValueOnce(new Error("planted"));
	const { submit, now } = render();
	type({ name: "Ada", email: "ada@example.org" });
	await submit();
	expect(now()).toMatchObject({ isBusy: false, status: "offline" });
	server.answers["GET /api/account/session"] = () => Response.json({ session: null });
	await pass(60_000);
	expect(now().status).toBe("recovered");
});
