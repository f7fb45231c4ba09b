import { useTranslation } from "react-i18next";
import type { InstitutionPage } from "#contract/institution-page.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { ClassBand } from "../classes/teacher/class-band.tsx";
import { PictureInterests } from "../classes/teacher/class-interests.tsx";
import { RehearsalButton } from "../classes/wall/rehearsal-button.tsx";
import { InstitutionActions } from "./institution-actions.tsx";
import { InstitutionClasses } from "./institution-classes.tsx";
import { InstitutionCode } from "./institution-code.tsx";
import { OfferedMergerNote } from "./institution-mergers.tsx";
import { InstitutionTeachers } from "./institution-teachers.tsx";
import { InstitutionTokens } from "./institution-tokens.tsx";
import { InviteForm } from "./invite-form.tsx";

interface OpenInstitutionProps {
	readonly page: InstitutionPage;
	/** Titles of careers by id. */
	readonly titles: Readonly<Record<string, string>>;
}

/** The page of an institution: its code, its teachers, and its classes as a whole. */
export function OpenInstitution({ page, titles }: OpenInstitutionProps) {
	const { t } = useTranslation();
	const { name, town, teachers, classes, picture } = page;
	const extremes = extremesOf(picture);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-10">
			{page.merger.offered.map((offered) => (
				<OfferedMergerNote key={offered.id} offered={offered} />
			))}
			<header className="grid items-end gap-x-14 gap-y-6 lg:grid-cols-[7fr_5fr]">
				<div className="grid gap-2">
					<h2 className="display-2 wrap-anywhere">{name}</h2>
					<p className="measure text-soft">
						{town} ·{" "}
						{t("institution.standing", {
							count: teachers.length,
							classes: classes.length,
							pupils: classes.reduce((total, one) => total + one.pupils, 0),
						})}{" "}
						{t("institution.sees")}
					</p>
				</div>
				<InstitutionCode code={page.code} isOpen={page.isOpen} />
			</header>
			{extremes ? (
				<ClassBand
					picture={picture}
					labelOf={(brightest) => t("institution.interests.picture", { brightest })}
					className="h-40 md:h-56"
				/>
			) : (
				<div className="grid content-center gap-5 rounded-panel bg-band p-4 text-on-band md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-8 md:p-6">
					<div className="contents md:[&>*]:w-100">
						<RehearsalButton isOnBand />
					</div>
					<p className="text-lg">{t("institution.interests.none")}</p>
				</div>
			)}
			{extremes ? (
				<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
					<PictureInterests
						picture={picture}
						titles={titles}
						title={t("institution.interests.title")}
						hint={t("institution.interests.hint")}
						fewText={(names) => t("institution.interests.few", { names })}
					/>
					<div className="grid content-start gap-10">
						<InstitutionTeachers page={page} />
						<InviteForm invitations={page.invitations} />
					</div>
				</div>
			) : (
				<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
					<InstitutionTeachers page={page} />
					<InviteForm invitations={page.invitations} />
				</div>
			)}
			<InstitutionClasses page={page} />
			<InstitutionTokens />
			<InstitutionActions page={page} />
		</div>
	);
}
