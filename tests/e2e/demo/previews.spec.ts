import readOpenGraph from "open-graph-scraper";
import { careerIds } from "../../../src/domain/careers/career-id.ts";
import { previewSize } from "../../../src/web/shared/preview.ts";
import { careerIn } from "../support/catalogue.ts";
import { expect, messagesOf, test } from "../support/page-test.ts";

test("a messenger's preview shows title, description and a picture of the spectrum, in both languages", async ({
	request,
}) => {
	for (const [path, title] of [
		["/", messagesOf("en").home.pageTitle],
		["/fr/quiz", messagesOf("fr").quiz.pageTitle],
		["/results", messagesOf("en").results.pageTitle],
		["/fr/evidence", messagesOf("fr").evidence.pageTitle],
		["/career/geologist", `${careerIn("en", "geologist").title} · Spectra`],
		["/fr/career/ecologist", `${careerIn("fr", "ecologist").title} · Spectra`],
	] as const) {
		const html = await (await request.get(path)).text();
		const { result } = await readOpenGraph({ html });
		expect(result.ogTitle).toBe(title);
		expect(result.ogDescription?.length).toBeGreaterThan(40);
		expect(result.twitterCard).toBe("summary_large_image");
		const [image] = result.ogImage ?? [];
		const picture = await request.get(image?.url ?? "");
		expect(picture.headers()["content-type"]).toBe("image/png");
		const bytes = await picture.body();
		expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([previewSize.width, previewSize.height]);
	}
});

test("each career's preview picture is its own spectrum", async ({ request }) => {
	const pictures = await Promise.all(
		careerIds.map(async (id) => (await request.get(`/previews/career-${id}.png`)).body()),
	);
	expect(new Set(pictures.map((bytes) => bytes.toString("base64"))).size).toBe(careerIds.length);
});
