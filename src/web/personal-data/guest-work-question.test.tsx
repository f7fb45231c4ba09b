import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { livePage, noticesShown, pass, problem, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { guestStore } from "../api/device/guest-store.ts";
import { queryClient } from "../api/query-client.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { holdsGuestWork, offerGuestWork, withdrawOffer } from "./guest-work.ts";
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

const ask = async (): Promise<void> => {
	render(
		<QueryClientProvider client={queryClient}>
			<ToastProvider label="notices" closeLabel="close">
				<GuestWorkQuestion onDecided={onDecided} />
			</ToastProvider>
		</QueryClientProvider>,
	);
	await pass();
};
const isAsked = (): boolean => screen.queryByText("guest.title") !== null;

it("is put to whoever is there for whom it could be kept, and to nobody else", async () => {
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

it("changes nothing before it is answered", async () => {
	await ask();
	expect(isAsked()).toBe(true);
	expect(holdsGuestWork()).toBe(true);
	expect(server.asked).not.toContain(mergeRoute);
	fireEvent.click(screen.getByText("guest.yes"));
	await pass();
	expect(onDecided).toHaveBeenCalledOnce();
	expect(holdsGuestWork()).toBe(false);
	expect(isAsked()).toBe(false);
});

it("is not put where the work was offered in this very tab: it moves", async () => {
	offerGuestWork();
	await ask();
	expect(isAsked()).toBe(false);
	expect(onDecided).toHaveBeenCalledOnce();
	expect(noticesShown()).toContain("guest.moved");
	expect(holdsGuestWork()).toBe(false);
});

it("is put all the same where the offer was withdrawn, and where moving fails", async () => {
	offerGuestWork();
	withdrawOffer();
	server.answers[mergeRoute] = () => problem(503, "server.not_ready");
	await ask();
	expect(isAsked()).toBe(true);
	expect(server.asked).not.toContain(mergeRoute);
});

it("is put where moving what was offered fails, and nothing is lost", async () => {
	offerGuestWork();
	server.answers[mergeRoute] = () => problem(503, "server.not_ready");
	await ask();
	expect(isAsked()).toBe(true);
	expect(server.asked).toContain(mergeRoute);
	expect(holdsGuestWork()).toBe(true);
});
