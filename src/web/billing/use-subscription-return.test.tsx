import { useLocation } from "react-router";
import { expect, it } from "vitest";
import { livePage, noticesShown, pass, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { useSubscriptionReturn } from "./use-subscription-return.ts";

livePage();

const render = async (path: string, known: boolean | undefined) => {
	const props = { isPremium: known };
	const { result, rerender } = renderOnPage(
		() => ({ isConfirming: useSubscriptionReturn(props.isPremium), at: useLocation().search }),
		path,
	);
	await pass();
	const update = async (isPremium: boolean) => {
		props.isPremium = isPremium;
		rerender();
		await pass();
	};
	return { page: () => result.current, update };
};

it("useSubscriptionReturn waits until the payment is confirmed, says so once and clears the address", async () => {
	const { page, update } = await render("/subscription?payment=returned", undefined);
	expect(page()).toEqual({ isConfirming: false, at: "?payment=returned" });
	await update(false);
	expect(page()).toEqual({ isConfirming: true, at: "?payment=returned" });
	expect(noticesShown()).toBe("");
	await update(true);
	expect(page()).toEqual({ isConfirming: false, at: "" });
	await update(false);
	await update(true);
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
