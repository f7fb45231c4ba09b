import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";

/** One white line for each result that arrived, a thin one for each pupil still to send. White says nothing of its owner. */
export function ArrivedLines({ page }: { readonly page: ClassPage }) {
	const { t } = useTranslation();
	const arrived = page.picture.pupils + page.waiting;
	const missing = Math.max(0, page.pupils - arrived);
	const looks = [
		...Array.from({ length: page.picture.pupils }, () => "w-[max(.3vw,2px)] bg-on-band"),
		...Array.from({ length: page.waiting }, () => "w-[max(.35vw,3px)] bg-on-band shadow-[0_0_.6vw_white]"),
		...Array.from({ length: missing }, () => "w-[max(.11vw,1px)] bg-on-band/50"),
	];
	return (
		<div className="grid gap-[.6vw]">
			<div aria-hidden="true" className="flex h-[max(7vw,3.5rem)] items-stretch">
				{looks.map((look, place) => (
					<span
						// biome-ignore lint/suspicious/noArrayIndexKey: lines have no owner, only a place
						key={place}
						className={place % 5 === 4 ? "max-w-[3.4vw] flex-[2]" : "max-w-[1.7vw] flex-1"}
					>
						<span className={`block h-full forced-colors:bg-[CanvasText] ${look}`} />
					</span>
				))}
			</div>
			{page.waiting > 0 ? (
				<p className="text-[max(1.9vw,1rem)]">{t("classes.light.until", { count: page.untilFull })}</p>
			) : null}
		</div>
	);
}
