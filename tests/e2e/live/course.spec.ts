import type { APIRequestContext } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessibleInBothThemes, messagesOf, pathIn, test } from "../support/page-test.ts";
import { enrol, newPerson } from "../support/people.ts";

/** The platform that may frame the page of launches: another site than ours for the browser. */
const platformIn = async (request: APIRequestContext): Promise<string> => {
	const policy = (await request.get("/activity")).headers()["content-security-policy"] ?? "";
	return /frame-ancestors (\S+)/.exec(policy)?.[1]?.replace(/;$/, "") ?? "";
};

for (const locale of journeyLanguages("fr")) {
	const { activity, join } = messagesOf(locale);
	const name = "Physics 2";

	test(`a course (${locale}): a teacher makes an activity in a frame, a pupil opens it there and reports done`, async ({
		page,
		context,
		browser,
	}) => {
		const moodle = await platformIn(context.request);
		const address = (way: "course" | "open", visit: object) =>
			`${moodle}/${way}?visit=${encodeURIComponent(JSON.stringify({ ...visit, locale }))}`;
		await enrol(context.request, newPerson("Claire"), { locale, role: "teacher" });
		await page.goto(address("course", { person: "9", role: "Instructor", activity: null }));
		const frame = page.frameLocator("iframe");
		await expect(frame.getByRole("heading", { level: 1, name: activity.teacher.title })).toBeVisible();
		const opening = context.waitForEvent("page");
		await frame.getByRole("link", { name: activity.teacher.window }).click();
		const choice = await opening;
		const make = choice.getByRole("button", { name: fillIn(activity.teacher.make, { name }) });
		await expect(make).toBeVisible();
		await expectAccessibleInBothThemes(choice);
		await make.click();
		const chosen = fillIn(activity.teacher.chosenTitle, { name });
		await expect(choice.getByRole("heading", { level: 1, name: chosen })).toBeVisible();
		await expect(frame.getByRole("heading", { name: `Activity made: ${name}` })).toBeVisible();
		const custom = JSON.parse(await frame.locator("output").innerText());

		const visit = { person: "4242", role: "Learner", activity: `careers-${locale}`, custom };
		const pupil = await (await browser.newContext()).newPage();
		await pupil.goto(address("course", visit));
		const place = pupil.frameLocator("iframe").getByRole("heading", { level: 2 }).first();
		await expect(place).toContainText(name);
		const nickname = await place.innerText();
		// The same pupil on another device, in a window of its own.
		const elsewhere = await (await browser.newContext()).newPage();
		await elsewhere.goto(address("open", visit));
		await expect(elsewhere.getByRole("heading", { level: 2 }).first()).toHaveText(nickname);
		expect(new URL(elsewhere.url()).pathname).toBe(pathIn(locale, "/join"));
		await elsewhere.getByRole("button", { name: join.course.report }).click();
		await expect(elsewhere.getByText(join.course.reported)).toBeVisible();
		await expectAccessibleInBothThemes(elsewhere);

		// A pupil makes no activity, and reads why.
		await elsewhere.goto(address("open", { ...visit, activity: null }));
		await expect(elsewhere.getByRole("heading", { level: 1, name: activity.problemTitle })).toBeVisible();
	});
}
