import { decideTab, guestOwner, type TabDecision, type TabOwner } from "#domain/account/tab-owner.ts";
import { deviceStorage, visitStorage } from "./storage.ts";
import {
	counsellorKey,
	logoutsKey,
	selectionKey,
	tabOwnerKey,
	visitKeys,
	workOfferedKey,
} from "./storage-keys.ts";

interface StoredOwner {
	readonly owner: TabOwner;
	readonly logouts: number;
}

const storedOwner = (): StoredOwner | null =>
	visitStorage.read(tabOwnerKey, (value) => {
		const { owner, logouts } = (value ?? {}) as Partial<StoredOwner>;
		return typeof owner === "string" && typeof logouts === "number" ? { owner, logouts } : null;
	});

const logouts = (): number =>
	deviceStorage.read(logoutsKey, (value) => (Number.isSafeInteger(value) ? (value as number) : null)) ?? 0;

/** The person for whom this tab holds work: an account or a guest; null until it is known. */
export const knownTabOwner = (): TabOwner | null => storedOwner()?.owner ?? null;

/** The account for which this tab holds work; undefined for a guest and until it is known. */
export const ownAccountId = (): string | undefined => {
	const owner = knownTabOwner();
	return owner === null || owner === guestOwner ? undefined : owner;
};

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("spectra-logouts");
/** A logout in another tab, also where the storage is closed and cannot count it. */
let isLogoutHeard = false;
channel?.addEventListener("message", () => {
	isLogoutHeard = true;
});

let isStartedHere = false;

/** Called when a person has logged in or signed up in this tab, before its session is read: their work stays. */
export const expectSessionStart = (): void => {
	isStartedHere = true;
};

/** The work of this tab belongs to this person from now on. */
export const adoptTab = (accountId: string | null): void => {
	if (accountId !== null) isStartedHere = false;
	isLogoutHeard = false;
	visitStorage.write(tabOwnerKey, { owner: accountId ?? guestOwner, logouts: logouts() });
};

/** Called at a logout in this tab: every tab lets go of its work. */
export const reportLogout = (): void => {
	deviceStorage.write(logoutsKey, logouts() + 1);
	channel?.postMessage(null);
};

const openWork = new Set<symbol>();

/** Reports work that is stored nowhere, such as an open game. Returns the function that reports its end. */
export const reportOpenWork = (): (() => void) => {
	const work = Symbol();
	openWork.add(work);
	return () => openWork.delete(work);
};

const isFilled = (value: unknown): boolean | null =>
	typeof value === "object" && value !== null && Object.keys(value).length > 0 ? true : null;
const hasChoice = (value: unknown): boolean | null =>
	isFilled(value) && Object.values(value as object).some((part) => typeof part === "string") ? true : null;

/** Text that was typed into a form and not sent. Login forms do not count: they are for the session itself. */
const hasTypedText = (): boolean =>
	[...document.forms].some(
		(form) =>
			form.querySelector("input[type=password], input[type=search]") === null &&
			[...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
				({ type, value, defaultValue }) =>
					!["radio", "checkbox", "hidden"].includes(type) && value.trim() !== "" && value !== defaultValue,
			),
	);

const storedWork = [visitKeys.results, visitKeys.answers, visitKeys.retake].map(
	(key) => [key, isFilled] as const,
);

/** Whether this tab holds answers, a result, a chosen time, typed text or an open game. */
const hasWork = (): boolean =>
	[...storedWork, [selectionKey, hasChoice] as const].some(([key, accept]) => {
		const kept = visitStorage.read(key, (value) => value);
		return kept !== null && accept(kept) === true;
	}) ||
	openWork.size > 0 ||
	hasTypedText();

/** Deletes what this tab has stored for its owner. */
export const discardTabWork = (): void => {
	for (const key of [...Object.values(visitKeys), selectionKey, counsellorKey, workOfferedKey])
		visitStorage.remove(key);
};

/** Decides on the work of this tab when the server has named the session's account, and does it but for `ask`. */
export const settleTab = (accountId: string | null): TabDecision => {
	const stored = storedOwner();
	const decision = decideTab({
		owner: stored?.owner ?? null,
		accountId,
		isStartedHere,
		isLoggedOutHere: isLogoutHeard || (stored !== null && stored.logouts !== logouts()),
		hasWork: hasWork(),
	});
	const isBack = decision === "keep" && accountId !== null && isStartedHere;
	if (decision === "let_go") discardTabWork();
	if (decision === "adopt" || decision === "let_go" || isBack) adoptTab(accountId);
	return decision;
};
