import { useLocation } from "react-router";
import { expect, it } from "vitest";
import { livePage, noticesShown, pass, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { useSubscriptionReturn } from "./use-subscription-return.ts";

livePage();

const render = async (path: string, known: boolean | undefined) => {
	const told = { isPremium: known };
	const { result, rerender } = renderOnPage(
		() => ({ isConfirming: useSubscriptionReturn(told.isPremium), at: useLocation().search }),
		path,
	);
	await pass();
	const learnt = async (isPremium: boolean) => {
		told.isPremium = isPremium;
		rerender();
		await pass();
	};
	return { page: () => result.current, learnt };
};

it("useSubscriptionReturn waits until the payment is confirmed, says so once and clears the address", async () => {
	const { page, learnt } = await render("/subscription?payment=returned", undefined);
	expect(page()).toEqual({ isConfirming: false, at: "?payment=returned" });
	await learnt(false);
	expect(page()).toEqual({ isConfirming: true, at: "?payment=returned" });
	expect(noticesShown()).toBe("");
	await learnt(true);
	expect(page()).toEqual({ isConfirming: false, at: "" });
	await learnt(false);
	await learnt(true);
	expect(noticesShown().split("subscription.payment.success")).toHaveLength(2);
});

it("useSubscriptionReturn says that nothing was charged after an unfinished payment", async () => {
	const { page } = await render("/subscription?payment=left", false);
	expect(page()).toEqual({ isConfirming: false, at: "" });
	expect(noticesShown()).toContain("subscription.payment.left");
});

it("useSubscriptionReturn ignores any other value in the address", async () => {
	const { page } = await render("/subscription?payment=true", true);
	expect(page()).toEqual({ isConfirming: false, at: "?payment=true" });
	expect(noticesShown()).toBe("");
});
