import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { livePage, noticesShown, pass, problem, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { guestStore } from "../api/device/guest-store.ts";
import { queryClient } from "../api/query-client.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { hasGuestWork, offerGuestWork, withdrawOffer } from "./guest-work.ts";
import { GuestWorkQuestion } from "./guest-work-question.tsx";
import { useGuestWorkHere } from "./use-guest-work-here.ts";

const server = livePage();
const mergeRoute = "POST /api/guest/merge";
const session = (found: object | null) => () => Response.json({ session: found });
const student = { isLoggedIn: true, role: "student" };
const onDecided = vi.fn();

beforeEach(() => {
	HTMLDialogElement.prototype.showModal ??= () => {};
	window.sessionStorage.clear();
	onDecided.mockReset();
	guestStore.setSaved(["ecologist"]);
	server.answers = {
		"GET /api/account/session": session(student),
		[mergeRoute]: () => Response.json({ attempts: 0, saved: 1, completions: 0 }),
	};
});

let questions = 0;
const ask = async (): Promise<void> => {
	questions += 1;
	render(
		<QueryClientProvider client={queryClient}>
			<ToastProvider label={`notices ${questions}`} closeLabel="close">
				<GuestWorkQuestion onDecided={onDecided} />
			</ToastProvider>
		</QueryClientProvider>,
	);
	await pass();
};
const isAsked = (): boolean => screen.queryByText("guest.title") !== null;

it("the question is asked if the work could move to the signed-in person's account, and never otherwise", async () => {
	for (const [found, expected] of [
		[null, false],
		[{ ...student, consent: "pending" }, false],
		[student, true],
	] as const) {
		queryClient.clear();
		server.answers["GET /api/account/session"] = session(found);
		const { result } = renderOnPage(useGuestWorkHere);
		await pass();
		expect(result.current).toBe(expected);
	}
	window.localStorage.clear();
	expect(renderOnPage(useGuestWorkHere).result.current).toBe(false);
});

it("the question changes nothing before it is answered", async () => {
	await ask();
	expect(isAsked()).toBe(true);
	expect(hasGuestWork()).toBe(true);
	expect(server.asked).not.toContain(mergeRoute);
	fireEvent.click(screen.getByText("guest.yes"));
	await pass();
	expect(onDecided).toHaveBeenCalledOnce();
	expect(hasGuestWork()).toBe(false);
	expect(isAsked()).toBe(false);
});

it("work that was offered in this tab moves without a question", async () => {
	offerGuestWork();
	await ask();
	expect(isAsked()).toBe(false);
	expect(onDecided).toHaveBeenCalledOnce();
	expect(noticesShown()).toContain("guest.moved");
	expect(hasGuestWork()).toBe(false);
});

it("the question is asked if the offer was withdrawn, and no work moves", async () => {
	offerGuestWork();
	withdrawOffer();
	server.answers[mergeRoute] = () => problem(503, "server.not_ready");
	await ask();
	expect(isAsked()).toBe(true);
	expect(server.asked).not.toContain(mergeRoute);
});

it("the question is asked if moving offered work fails, and nothing is lost", async () => {
	offerGuestWork();
	server.answers[mergeRoute] = () => problem(503, "server.not_ready");
	await ask();
	expect(isAsked()).toBe(true);
	expect(server.asked).toContain(mergeRoute);
	expect(hasGuestWork()).toBe(true);
});
