import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { fillIn, mailMessages } from "../../../src/content/messages/mail.ts";
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
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";
import { quietNotice } from "../support/simulation.ts";

const seats = 12;
/** First names of those who take every seat; the last two act in a browser. */
const first = ["Ada", "Bea", "Cleo", "Dora", "Elsa", "Fay", "Gaia", "Hugo", "Ines", "Jean", "Kim", "Lise"];

const dayIn = (days: number): string =>
	new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** The text before the first variable. */
const start = (sentence: string): RegExp => new RegExp(`^${sentence.split("{{")[0]}`);

for (const [index, locale] of journeyLanguages("en").entries()) {
	const { circles: words, guardian: agreement } = messagesOf(locale);
	const { circle: mailWords } = mailMessages[locale];

	test(`circle of twelve (${locale}): twelve pupils have a seat, the thirteenth waits and moves up, and the host opens the room to all`, async ({
		page,
		browser,
	}) => {
		test.slow();
		// The other test of circles knows its own by a number.
		const subject = `Plankton ${locale}`;
		const host = `host-${randomUUID()}@example.org`;
		const [circle] = JSON.parse(
			await admin([
				"--json",
				"circles",
				"add",
				"environmental-scientist",
				"--time",
				`${dayIn(25 + index)}T16:00`,
				"--zone",
				"Europe/Paris",
				"--minutes",
				"60",
				"--seats",
				String(seats),
				"--price",
				"free",
				"--language",
				locale,
				"--subject-en",
				subject,
				"--subject-fr",
				subject,
				"--host",
				"Odile Marin",
				"--host-email",
				host,
				"--host-language",
				locale,
			]),
		);
		const path = `${pathIn(locale, "/circle")}?id=${circle.id}`;
		const contexts = await Promise.all(first.map(() => browser.newContext()));
		const takeSeat = (request: APIRequestContext) =>
			request.post(`/api/circles/${circle.id}/seat`, {
				headers: fromOwnPage,
				data: { idempotencyKey: randomUUID(), locale, visitorZone: "Europe/Paris" },
			});
		const roomOf = async (request: APIRequestContext) =>
			// A server may close an idle connection at the moment of a request: a read is sent again.
			(await request.get(`/api/circles/${circle.id}/room`, { maxRetries: 2 })).json();

		// Eleven pupils take a seat; the twelfth does it on the page and reads that it was the last one.
		const pupils = first.map((name) => newPerson(name));
		for (const [number, { request }] of contexts.entries()) {
			await enrol(request, pupils[number] ?? newPerson(), { locale });
			if (number < seats - 1) expect((await takeSeat(request)).status()).toBe(200);
		}
		const twelfth = await (contexts.at(-1) ?? page.context()).newPage();
		await open(twelfth, path);
		const left = fillIn(words.facts.seatsOf, { left: "1", seats: String(seats) });
		await expect(twelfth.getByText(left)).toBeVisible();
		await twelfth.getByRole("button", { name: words.seat.take, exact: true }).click();
		await expect(quietNotice(twelfth)).toContainText(words.seat.done);

		// The thirteenth is sixteen. A guardian agrees first; every seat is taken, so she waits.
		const thirteenth = newPerson("Mia");
		const parent = newPerson("Rosa");
		await enrol(page.request, thirteenth, { ageBand: "15to17", locale });
		const asked = await page.request.post("/api/account/guardian", {
			headers: fromOwnPage,
			data: { guardianEmail: parent.email },
		});
		expect(asked.status()).toBe(204);
		const home = await browser.newContext();
		const letter = await home.newPage();
		await open(letter, linkIn(await mailTo(parent.email, "guardian")));
		await letter.getByRole("button", { name: agreement.confirm, exact: true }).click();
		await expect(letter.getByRole("heading", { level: 1 })).toHaveText(agreement.confirmedTitle);
		// Under eighteen, circles come first among the consultations.
		await open(page, pathIn(locale, "/consultations"));
		await expect(page.getByText(words.list.recommended)).toBeVisible();
		await page.getByRole("link", { name: subject }).click();
		await expect(page.getByText(words.seat.full)).toBeVisible();
		await expect(page.getByRole("button", { name: words.seat.take, exact: true })).toHaveCount(0);
		await page.getByRole("button", { name: words.seat.wait }).click();
		await expect(page.getByText(fillIn(words.seat.waiting, { place: "1" }))).toBeVisible();
		await expectAccessibleInBothThemes(page);

		// Kim has a change of plans. The list moves up by itself: Mia and her guardian get a mail with a time to accept.
		const kim = contexts.at(-2) ?? page.context();
		const giving = await kim.newPage();
		await open(giving, path);
		await giving.getByRole("button", { name: words.seat.giveBack }).click();
		await giving.getByRole("dialog").getByRole("button", { name: words.seat.giveBack }).click();
		await expect(quietNotice(giving)).toContainText(words.seat.given);
		const offer = await mailTo(thirteenth.email, "circle");
		expect(offer).toContain(mailWords.acceptUntil.split("{{")[0]);
		const toParent = await mailTo(parent.email, "circle");
		const known = { student: thirteenth.firstName, subject };
		expect(toParent).toContain(
			fillIn(mailWords.guardian.offered.body.split("{{researcher}}").at(-1) ?? "", known),
		);
		// No one takes the seat that is kept for her.
		expect((await takeSeat(kim.request)).status()).toBe(409);
		const { pathname, search } = new URL(linkIn(offer));
		await open(page, pathname + search);
		await expect(page.getByText(start(words.seat.offered))).toBeVisible();
		await page.getByRole("button", { name: words.seat.accept, exact: true }).click();
		await expect(page.getByText(words.seat.seated, { exact: true })).toBeVisible();
		expect(await mailTo(parent.email, "circle", 1)).toContain(
			fillIn(mailWords.guardian.seated.body.split("{{researcher}}")[0] ?? "", known),
		);

		// Before the host is there the room is closed to all twelve.
		const seated = [...contexts.slice(0, -2), contexts.at(-1) ?? page.context(), page.context()];
		await letCircleBeginIn(circle.id, 5);
		for (const { request } of seated) expect(await roomOf(request)).toEqual({ room: "no_host" });
		const desk = new URL(linkIn(await mailTo(host, "circle")));
		const hosting = await browser.newContext();
		const hostPage = await hosting.newPage();
		await open(hostPage, desk.pathname + desk.search + desk.hash);
		const coming = hostPage.getByRole("region", { name: words.host.people }).getByRole("listitem");
		await expect(coming).toHaveCount(seats);
		await expect(coming.filter({ hasText: "Kim" })).toHaveCount(0);
		await expect(coming.filter({ hasText: "Mia" })).toContainText(words.host.minor);
		await expect(coming.filter({ hasText: words.host.minor })).toHaveCount(1);
		await expect(hostPage.getByText(thirteenth.lastName)).toHaveCount(0);
		await page.reload();
		await expect(page.getByText(words.room.no_host)).toBeVisible();
		await hostPage.getByRole("button", { name: words.host.openRoom }).click();
		await expect(hostPage.getByRole("link", { name: words.host.enter })).toBeVisible();
		await expectAccessibleInBothThemes(hostPage);
		const rooms = await Promise.all(seated.map(({ request }) => roomOf(request)));
		expect(new Set(rooms.map(({ room, url }) => `${room} ${url}`)).size).toBe(1);
		expect(rooms[0]).toMatchObject({ room: "open" });
		expect(await roomOf(kim.request)).not.toHaveProperty("url");
		await page.reload();
		await expect(page.getByRole("link", { name: words.room.enter })).toHaveAttribute("href", rooms[0].url);
		// Her guardian can report a problem with the circle, too.
		const [own = ""] = /https?:\/\/\S+\/guardian\S+/.exec(toParent) ?? [];
		await open(letter, own);
		const about = fillIn(agreement.report.oneCircle.split("{{researcher}}")[0] ?? "", { circle: subject });
		await expect(letter.getByRole("listitem").filter({ hasText: about }).getByRole("button")).toBeVisible();
		await expectAccessibleInBothThemes(letter);
		for (const context of [...contexts, home, hosting]) await context.close();
	});
}
