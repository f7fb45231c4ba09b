import { useTranslation } from "react-i18next";
import type { Role } from "#domain/account/role.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { HeroBand } from "./hero-band.tsx";
import { ChildLight, useShownChildren } from "./parent-hero.tsx";

/** The wall of a class, as a teacher can play it before pupils come. */
const Rehearsal = lazyPart(async () => {
	const [{ RehearsalButton: Part }] = await Promise.all([
		import("../classes/wall/rehearsal-button.tsx"),
		loadMessages(["classes"]),
	]);
	return Part;
});

const lines = bandLines((_, index) => 3 + ((index * 5) % 7));

/**
 * The opening of the start page for a signed-in adult: what this place is for them or what their child shows, and the way to their own
 * screen.
 */
export function AdultHero({ role }: { readonly role: Exclude<Role, "student"> }) {
	const { t } = useTranslation();
	const isTeacher = role === "teacher";
	const children = useShownChildren(role === "parent");
	const ways = (
		<div className="flex flex-wrap gap-3 pt-2">
			<LocalButtonLink to="/dashboard" look="onBand" className="max-sm:grow">
				{t(`home.adults.${role}.open`)}
			</LocalButtonLink>
			<LocalButtonLink to="/explore" look="quietOnBand" className="max-sm:grow">
				{t("home.hero.explore")}
			</LocalButtonLink>
		</div>
	);
	if (children.length > 0)
		return (
			<section className="grid gap-7 bg-band pt-7 pb-8 text-on-band md:gap-9 md:pt-11 md:pb-10">
				{children.map((child, index) => (
					<ChildLight key={child.id} child={child} isTitle={index === 0} />
				))}
				<div className="page">{ways}</div>
			</section>
		);
	return (
		<section className="bg-band pb-8 text-on-band md:pb-10">
			<div
				className={`page grid items-center gap-x-14 gap-y-6 pt-7 pb-5 md:pt-11 md:pb-7 ${isTeacher ? "lg:grid-cols-[6fr_6fr]" : ""}`}
			>
				<div className="grid gap-3">
					<h1 className="text-[clamp(2.1rem,1.35rem+3vw,3.9rem)] leading-[1.03] tracking-[-0.03em]">
						{t(`home.adults.${role}.title`)}
					</h1>
					<p className="measure text-on-band-soft lg:text-lg">{t(`home.adults.${role}.text`)}</p>
					{ways}
				</div>
				{isTeacher ? (
					<Rehearsal isOnBand placeholder={<div className="aspect-video w-full max-w-xl" />} />
				) : null}
			</div>
			{isTeacher ? null : <HeroBand lines={lines} />}
		</section>
	);
}
