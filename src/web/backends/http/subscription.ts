import type { Subscription, SubscriptionBackend } from "#contract/billing.ts";
import { failure } from "#domain/shared/result.ts";
import { settle } from "../browser/outcome.ts";
import { onceKnown } from "./once-known.ts";
import type { RemoteSubscription } from "./remote-subscription.ts";
import { jsonOf, send } from "./request.ts";
import type { Who } from "./who.ts";
import type { HttpWorld } from "./world.ts";

interface Parts {
	readonly world: HttpWorld;
	readonly who: Who;
	/** What asks the server. */
	readonly remote: () => Promise<RemoteSubscription>;
}

/** A guest's plan as the server writes it, to the letter: nothing in it has to be read any further. */
const guestPlans: readonly Subscription[] = [true, false].map((testMode) => ({
	isPremium: false,
	testMode,
	standing: null,
}));

/** The premium plan of the account, as the server knows it; a guest has none. */
export const httpSubscription = ({
	world,
	who,
	remote,
}: Parts): SubscriptionBackend & { become(subscription: Subscription): void } => {
	/** A guest's plan. Whether payments are simulated holds for everyone, once it is known. */
	const none = (): Subscription => {
		const testMode = shown()?.testMode;
		return { isPremium: false, ...(testMode === undefined ? {} : { testMode }) };
	};
	/** Without what reads a plan: a guest's page loads next to nothing. */
	const readAsGuest = async (): Promise<Subscription | undefined> => {
		const response = await send(world.fetch, "GET", "/api/subscription");
		const text = response?.ok ? JSON.stringify(await jsonOf(response)) : null;
		return guestPlans.find((plan) => JSON.stringify(plan) === text);
	};
	/** Counts what may change the plan: an answer to what was asked before that is out of date. */
	let changes = 0;
	const read = async (): Promise<Subscription> => {
		const before = changes;
		const isGuest = (await who.known()) === null;
		const subscription = (isGuest ? await readAsGuest() : undefined) ?? (await (await remote()).read());
		if (changes !== before) return read();
		show(subscription);
		return subscription;
	};
	const { shown, show, refresh, observe } = onceKnown<Subscription>(world, async () => {
		// For who only follows, a guest's plan is known without asking.
		if ((await who.known()) === null) show(none());
		else await read();
	});
	const become = (subscription: Subscription): void => {
		changes += 1;
		show(subscription);
		world.tellOtherTabs("subscription");
	};

	const refreshAnew = (): void => {
		changes += 1;
		refresh();
	};
	who.observe(refreshAnew);
	world.onNotice((notice) => notice === "subscription" && refreshAnew());

	return {
		read,
		become,
		subscribe: (locale) =>
			settle(async () => {
				if ((await who.known()) === null) return failure("account.sign_in_required");
				const asked = await (await remote()).subscribe(locale ?? null);
				if (asked.ok && asked.value.kind === "active") become(asked.value.subscription);
				// Taken in another tab, or paid after all.
				else if (!asked.ok && asked.code === "subscription.already_premium") await read();
				return asked;
			}, "common.unreachable"),
		observe,
	};
};
