import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { NextThing } from "#domain/dashboard/next-thing.ts";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { CasePicture } from "../../quest/cases/case-picture.tsx";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { gameAnchor } from "../../shared/links/quest-anchors.ts";
import { Fingerprint } from "../../shared/spectrum/fingerprint.tsx";
import { bandLines } from "../../shared/spectrum/spectrum-lines.ts";
import { SpectrumBand } from "../../ui/spectrum-band.tsx";

interface NextThingCardProps {
	readonly next: NextThing<GameOutline>;
	readonly saved: readonly CareerId[];
	readonly cardOf: (id: CareerId) => PresentedCareerCard | undefined;
}

/** The one thing to do next: its picture, the reason, and the button that opens it. */
export function NextThingCard({ next, saved, cardOf }: NextThingCardProps) {
	const { t } = useTranslation();
	const heading = useId();
	const about = "career" in next && next.career ? cardOf(next.career) : undefined;
	const words = () => {
		if (next.kind === "case")
			return {
				title: next.game.hook,
				text: about
					? t(`dashboard.own.case.${saved.includes(about.id) ? "saved" : "near"}`, { title: about.title })
					: t("dashboard.student.steps.quest.description"),
				to: `/career-quest#${gameAnchor(next.game.id)}`,
				action: t("dashboard.own.case.play"),
			};
		if (next.kind === "moments")
			return {
				title: t("dashboard.own.moments.title"),
				text: t("dashboard.own.moments.text", { title: about?.title ?? "" }),
				to: `/career/${next.career}#would-you`,
				action: t("dashboard.own.moments.open"),
			};
		return {
			title: t(`dashboard.student.steps.${next.kind}.title`),
			text: t(`dashboard.student.steps.${next.kind}.description`),
			to: "/quiz",
			action: t(`dashboard.student.${next.kind === "quiz" ? "takeQuiz" : "retakeQuiz"}`),
		};
	};
	const { title, text, to, action } = words();
	return (
		<section
			aria-labelledby={heading}
			data-next={next.kind}
			className="grid content-between gap-3 rounded-panel bg-on-band p-4 text-band md:p-6 lg:row-span-2 lg:gap-4 forced-colors:border"
		>
			<div className="grid gap-1.5">
				<p className="text-sm text-band/75">{t("dashboard.own.next")}</p>
				<h2 id={heading} className="text-[1.375rem] leading-tight md:text-2xl">
					{title}
				</h2>
				<p className="text-[0.9375rem] text-band/80">{text}</p>
			</div>
			{next.kind === "case" ? (
				<div className="rounded-control bg-band p-2 md:p-3">
					<CasePicture game={next.game.id} className="mx-auto h-18 max-w-full md:h-28" />
				</div>
			) : about ? (
				<Fingerprint weights={about.fingerprint} className="h-20 w-full" />
			) : (
				<SpectrumBand lines={bandLines(() => 1)} className="h-20 w-full rounded-control md:h-28" />
			)}
			<LocalButtonLink
				to={to}
				className="bg-band! text-on-band! hover:bg-band/88! focus-visible:outline-band"
			>
				{action}
			</LocalButtonLink>
		</section>
	);
}
