import { useTranslation } from "react-i18next";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { firstTouch } from "../shared/first-touch.ts";
import { hueOf } from "../shared/hue.ts";
import { loadMessages } from "../shared/i18n.ts";
import { lazyComponent } from "../shared/lazy-component.tsx";
import { Button } from "../ui/button.tsx";
import { QuestIcon } from "./quest-icon.tsx";

interface FirstCaseProps {
	readonly game: GameOutline;
	/** Opens the game, where the case is answered. */
	readonly onPlay: () => void;
}

// The heaviest part of the page, and of no use to whoever only reads.
const FirstBench = lazyComponent(async () => {
	await firstTouch();
	const [{ FirstBench: Part }] = await Promise.all([
		import("./first-bench.tsx"),
		loadMessages(["quest/play"]),
	]);
	return Part;
});

const plants = Array.from({ length: 12 }, (_, place) => place);

/** One of the two houses of the case, as long as nobody has touched them. */
function Greenhouse({ className }: { readonly className: string }) {
	return (
		<span
			data-line="biology"
			style={hueOf("biology")}
			className={`grid grid-cols-4 gap-2.5 rounded-t-[4rem] border border-on-band/40 px-6 pb-4 pt-9 ${className}`}
		>
			{plants.map((plant) => (
				<QuestIcon key={plant} name="sprout" className="size-6" />
			))}
		</span>
	);
}

/** The first case of the quest in place: its instrument works at the first touch, the answer is one button away. */
export function FirstCase({ game, onPlay }: FirstCaseProps) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="first-case" className="page isolate grid gap-4">
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<div className="grid gap-1">
					<h2 id="first-case" className="display-3">
						{t("quest.firstCase.title")}
					</h2>
					<p className="measure">{t("quest.firstCase.text")}</p>
				</div>
				<Button onClick={onPlay}>{t("quest.firstCase.answer")}</Button>
			</div>
			<FirstBench
				gameId={game.id}
				placeholder={
					<div className="grid h-[34rem] content-center justify-items-center gap-8 rounded-panel bg-band p-6 text-center text-on-band">
						<div aria-hidden="true" className="flex flex-wrap justify-center gap-5">
							<Greenhouse className="text-on-band/45" />
							<Greenhouse className="text-glow" />
						</div>
						<p className="text-on-band-soft">{t("quest.firstCase.waiting")}</p>
					</div>
				}
			/>
		</section>
	);
}
