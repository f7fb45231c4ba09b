import { randomUUID } from "node:crypto";
import { journeyLanguages } from "../support/journey-languages.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { admin } from "../support/operator.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { letCircleBeginIn } from "../support/past-appointment.ts";
import { enrol, newPerson } from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

/** A day for each language, so that no circle of the same researcher overlaps another. */
const dayIn = (days: number): string =>
	new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** The text before the first variable. */
const start = (sentence: string): RegExp => new RegExp(`^${sentence.split("{{")[0]}`);

test.use({ expectedErrors: /status of 402/ });

for (const [index, locale] of journeyLanguages("fr").entries()) {
	const { circles: words } = messagesOf(locale);
	test(`circles (${locale}): a seat goes from one student to the next, and the room opens when the host comes`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const host = `host-${randomUUID()}@example.org`;
		const [circle] = JSON.parse(
			await admin([
				"--json",
				"circles",
				"add",
				"astrophysicist",
				"--time",
				`${dayIn(20 + index)}T17:00`,
				"--zone",
				"Europe/Paris",
				"--minutes",
				"60",
				"--seats",
				"1",
				"--price",
				"5",
				"--language",
				locale,
				"--subject-en",
				`Dust ${index}`,
				"--subject-fr",
				`Poussière ${index}`,
				"--host",
				"Odile Marin",
				"--host-email",
				host,
				"--host-language",
				locale,
			]),
		);
		const path = `${pathIn(locale, "/circle")}?id=${circle.id}`;
		await enrol(page.request, newPerson("Ada"), { locale });
		await open(page, pathIn(locale, "/consultations"));
		await page.getByRole("link", { name: new RegExp(` ${index}$`) }).click();
		await expectAccessibleInBothThemes(page);
		const take = page.getByRole("button", { name: start(words.seat.takePaid) });
		// The first payment of each person is refused.
		await take.click();
		await expect(errorNotice(page)).toContainText(words.seat.error);
		await take.click();
		await expect(quietNotice(page)).toContainText(words.seat.done);

		const elsewhere = await browser.newContext();
		const other = await elsewhere.newPage();
		await enrol(elsewhere.request, newPerson("Bea"), { locale });
		await open(other, path);
		await other.getByRole("button", { name: words.seat.wait }).click();
		await expect(other.getByText(words.seat.waiting.replace("{{place}}", "1"))).toBeVisible();

		await page.getByRole("button", { name: words.seat.giveBack }).click();
		await page.getByRole("dialog").getByRole("button", { name: words.seat.giveBack }).click();
		await expect(quietNotice(page)).toContainText(words.seat.given);
		await other.reload();
		const accept = other.getByRole("button", { name: start(words.seat.acceptPaid) });
		await accept.click();
		await expect(errorNotice(other)).toContainText(words.seat.error);
		// The offer outlasts a refused card.
		await accept.click();
		await expect(other.getByText(words.seat.seated, { exact: true })).toBeVisible();

		await letCircleBeginIn(circle.id, 5);
		const desk = new URL(linkIn(await mailTo(host, "circle")));
		const hosting = await browser.newContext();
		const hostPage = await hosting.newPage();
		await open(hostPage, desk.pathname + desk.search + desk.hash);
		await expect(hostPage.getByRole("listitem").filter({ hasText: "Bea" })).toBeVisible();
		await other.reload();
		await expect(other.getByText(words.room.no_host)).toBeVisible();
		await hostPage.getByRole("button", { name: words.host.openRoom }).click();
		await expect(hostPage.getByRole("link", { name: words.host.enter })).toBeVisible();
		await expectAccessibleInBothThemes(hostPage);
		await other.reload();
		await expect(other.getByRole("link", { name: words.room.enter })).toBeVisible();
		for (const context of [elsewhere, hosting]) await context.close();
	});
}
