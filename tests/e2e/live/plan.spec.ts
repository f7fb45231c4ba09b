import { journeyLanguages } from "../support/journey-languages.ts";
import { takePremium } from "../support/members.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { enrol, newPerson } from "../support/people.ts";
import { quietNotice } from "../support/simulation.ts";

test.use({ expectedErrors: /ERR_FAILED/ });

/** The text before the first variable. */
const beginning = (sentence: string): string => sentence.split("{{")[0] ?? "";

for (const locale of journeyLanguages("en")) {
	const { ownAccount } = messagesOf(locale);
	const words = ownAccount.plan;
	const path = pathIn(locale, "/account");

	test(`own plan (${locale}): two clicks cancel it, it remains open until its end, and the cancellation can be undone`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson());
		await open(page, path);
		const plan = page.getByRole("region", { name: words.title, exact: true });
		await expect(plan.getByText(words.states.free)).toBeVisible();
		await expect(plan.getByRole("link", { name: words.link })).toHaveAttribute(
			"href",
			pathIn(locale, "/subscription"),
		);
		await expectAccessibleInBothThemes(page);
		await takePremium(context.request);
		await page.reload();
		await expect(plan.getByText(beginning(words.states.renews))).toBeVisible();
		await expect(plan.getByText(words.test, { exact: true })).toBeVisible();
		await expect(plan.getByRole("listitem").filter({ hasText: words.purposes.premium })).toHaveCount(1);
		await expectAccessibleInBothThemes(page);

		await plan.getByRole("button", { name: words.cancel }).click();
		const sure = page.getByRole("dialog", { name: words.sureTitle });
		await expect(sure.getByRole("button", { name: words.keep, exact: true })).toBeFocused();
		await expectAccessibleInBothThemes(page);
		await sure.getByRole("button", { name: words.sure, exact: true }).click();
		await expect(plan.getByText(beginning(words.states.ending))).toBeVisible();
		await expect(quietNotice(page).getByText(beginning(words.cancelled))).toBeVisible();
		await expect(sure).toHaveCount(0);
		await expectAccessibleInBothThemes(page);
		await plan.getByRole("button", { name: words.resume, exact: true }).click();
		await expect(plan.getByText(beginning(words.states.renews))).toBeVisible();
		await expect(quietNotice(page).getByText(words.resumed)).toBeVisible();
	});

	test(`own plan (${locale}): a failed payment is shown with the last day of premium`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson());
		const details = {
			plan: "premium",
			status: "past_due",
			periodEnd: "2030-01-10T09:00:00.000Z",
			cancelAtPeriodEnd: false,
			paymentFailedAt: "2030-01-10T09:00:00.000Z",
			premiumUntil: "2030-01-17T09:00:00.000Z",
			hasPortal: true,
		};
		await page.route("**/api/subscription", (route) =>
			route.fulfill({ json: { isPremium: true, testMode: false, details } }),
		);
		await page.route("**/api/payments", (route) =>
			route.fulfill({
				json: {
					payments: [
						{
							id: "one",
							at: "2029-12-10T09:00:00.000Z",
							purpose: "consultation",
							amountCents: 2000,
							state: "refunded",
						},
					],
				},
			}),
		);
		await open(page, path);
		const plan = page.getByRole("region", { name: words.title, exact: true });
		await expect(plan.getByRole("alert")).toContainText(words.failedTitle);
		await expect(plan.getByRole("alert")).toContainText({ en: "17 Jan 2030", fr: "17 janv. 2030" }[locale]);
		await expect(plan.getByRole("button", { name: words.card, exact: true })).toBeVisible();
		await expect(plan.getByRole("listitem").getByText(words.refunded)).toBeVisible();
		await expectAccessibleInBothThemes(page);
	});

	test(`own plan (${locale}): it says when the server is unreachable, and loads when it is back @long`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson());
		await page.route("**/api/payments", (route) => route.abort());
		await open(page, path);
		const plan = page.getByRole("region", { name: words.title, exact: true });
		await expect(plan.getByRole("alert")).toContainText(words.unread);
		await expectAccessibleInBothThemes(page);
		const asked = page.waitForRequest("**/api/payments");
		await plan.getByRole("button", { name: words.retry, exact: true }).click();
		await asked;
		await expect(plan.getByRole("alert")).toContainText(words.unread);
		await page.unroute("**/api/payments");
		// It loads by the button, or by an automatic retry a moment before.
		const free = plan.getByText(words.states.free);
		const retry = plan.getByRole("button", { name: words.retry, exact: true });
		await expect(async () => {
			if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
			await expect(free).toBeVisible({ timeout: 2_000 });
		}).toPass();
	});
}
