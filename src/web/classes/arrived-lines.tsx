import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";

/** One white line for each result that arrived, a thin one for each pupil still to send. White says nothing of its owner. */
export function ArrivedLines({ page }: { readonly page: ClassPage }) {
	const { t } = useTranslation();
	const arrived = page.picture.pupils + page.waiting;
	const missing = Math.max(0, page.pupils - arrived);
	const looks = [
		...Array.from({ length: page.picture.pupils }, () => "w-[.3vw] bg-on-band"),
		...Array.from({ length: page.waiting }, () => "w-[.35vw] bg-on-band shadow-[0_0_1vw_white]"),
		...Array.from({ length: missing }, () => "w-px bg-on-band/40"),
	];
	return (
		<div className="grid gap-[.6vw]">
			<div aria-hidden="true" className="flex h-[6vw] items-stretch gap-[.85vw]">
				{looks.map((look, place) => (
					<span
						// biome-ignore lint/suspicious/noArrayIndexKey: lines have no owner, only a place
						key={place}
						className={`flex-none forced-colors:bg-[CanvasText] ${look} ${place % 5 === 4 ? "mr-[1.2vw]" : ""}`}
					/>
				))}
			</div>
			{page.waiting > 0 ? (
				<p className="text-[1.9vw]">{t("classes.light.until", { count: page.untilFull })}</p>
			) : null}
		</div>
	);
}
