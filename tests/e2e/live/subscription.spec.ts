import { journeyLanguages } from "../support/journey-languages.ts";
import { takePremium } from "../support/members.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";
import { premiumPlan } from "../support/premium.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// The browser logs the refused payment.
test.use({ expectedErrors: /status of (402|403|409)/ });

for (const locale of journeyLanguages("en")) {
	const { subscription: words, problems } = messagesOf(locale);
	const path = pathIn(locale, "/subscription");

	test(`plan (${locale}): a pending payment is shown after a reload, and premium follows automatically @long`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson(), { locale });
		let answer: object = { isPremium: false, testMode: true, details: null, isPaymentOpen: true };
		await page.route("**/api/subscription", (route) => route.fulfill({ json: answer }));
		await open(page, path);
		await expect(page.getByText(words.payment.underWay, { exact: true })).toBeVisible();
		await page.reload();
		await expect(page.getByText(words.payment.underWayHint, { exact: true })).toBeVisible();
		await expectAccessible(page);
		answer = { isPremium: true, testMode: true, details: null };
		await expect(premiumPlan(page, locale).getByText(words.active, { exact: true })).toBeVisible({
			timeout: 20_000,
		});
		await expect(page.getByText(words.payment.underWay, { exact: true })).toBeHidden();
	});

	test(`plan (${locale}): a guest is redirected to log in, a failed payment is repeated, and premium is active everywhere`, async ({
		page,
		context,
	}) => {
		await open(page, path);
		const plan = premiumPlan(page, locale);
		const subscribe = plan.getByRole("button", { name: words.subscribe, exact: true });
		await subscribe.click();
		await expect(page).toHaveURL(`${pathIn(locale, "/login")}?returnTo=/subscription`);
		await enrol(context.request, newPerson(), { locale });
		await open(page, path);
		await expect(plan.getByText(words.testMode)).toBeVisible();
		const other = await context.newPage();
		await open(other, path);

		await subscribe.click();
		await expect(plan.getByRole("status")).toHaveText(words.payment.loading);
		await expect(errorNotice(page)).toHaveText(problems.subscription.payment.error);
		await expect(subscribe).toBeFocused();
		await subscribe.click();
		await expect(quietNotice(page)).toHaveText(words.payment.success);
		await expect(plan.getByText(words.active, { exact: true })).toBeVisible();
		const manage = plan.getByRole("link", { name: words.manage, exact: true });
		await expect(manage).toHaveAttribute("href", pathIn(locale, "/account"));
		await expectAccessible(page);
		// The other tab updates.
		await expect(premiumPlan(other, locale).getByText(words.active, { exact: true })).toBeVisible();
		// Every later page shows it, until its owner signs out.
		await page.reload();
		await expect(plan.getByText(words.active, { exact: true })).toBeVisible();
		await context.request.post("/api/account/sign-out", { headers: fromOwnPage });
		await page.reload();
		await expect(subscribe).toBeEnabled();
	});

	test(`plan (${locale}): under eighteen the page names the missing guardian and links there`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson(), { locale, ageBand: "15to17" });
		await open(page, path);
		const plan = premiumPlan(page, locale);
		await plan.getByRole("button", { name: words.subscribe, exact: true }).click();
		await expect(plan.getByRole("status")).toContainText(problems.billing.guardian_needed);
		await expectAccessible(page);
		await plan.getByRole("link", { name: problems.guardianFirst.name, exact: true }).click();
		await expect(page).toHaveURL(`${pathIn(locale, "/account")}#guardian`);
		await expect(page.locator("#guardian")).toBeInViewport();
	});

	test(`plan (${locale}): a cancelled plan shows its last day`, async ({ page, context }) => {
		await enrol(context.request, newPerson(), { locale });
		await takePremium(context.request);
		await context.request.post("/api/subscription/cancel", { headers: fromOwnPage });
		await open(page, path);
		const [beginning = ""] = words.coming.end.split("{{");
		await expect(premiumPlan(page, locale).getByText(beginning)).toBeVisible();
		await expectAccessible(page);
	});

	test(`plan (${locale}): a student returns from the payment page unpaid, unconfirmed and paid`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson(), { locale });
		await page.route("**/api/subscription", (route) =>
			route.request().method() === "POST"
				? route.fulfill({ json: { kind: "redirect", url: "https://pay.example/order" } })
				: route.fallback(),
		);
		await page.route("https://pay.example/**", (route) =>
			route.fulfill({ contentType: "text/html", body: "<title>Pay</title>" }),
		);
		await open(page, path);
		const plan = premiumPlan(page, locale);
		await plan.getByRole("button", { name: words.subscribe, exact: true }).click();
		await expect(page).toHaveURL("https://pay.example/order");
		await page.goBack();
		await expect(plan.getByRole("button", { name: words.subscribe, exact: true })).toBeEnabled();

		await open(page, `${path}?payment=left`);
		await expect(quietNotice(page)).toHaveText(words.payment.left);
		await expect(page).toHaveURL(path);

		await open(page, `${path}?payment=returned`);
		await expect(page.getByText(words.payment.unconfirmed)).toBeVisible();
		await expect(page.getByText(words.payment.unconfirmedHint)).toBeVisible();
		await expectAccessible(page);
		const headers = fromOwnPage;
		for (const status of [402, 200]) {
			const paid = await context.request.post("/api/subscription", { headers, data: { locale } });
			expect(paid.status()).toBe(status);
		}
		await expect(quietNotice(page)).toHaveText(words.payment.success, { timeout: 20_000 });
		await expect(page.getByText(words.payment.unconfirmed)).toBeHidden();
		await expect(page).toHaveURL(path);
	});
}
