import type { ComponentType } from "react";
import type { Role } from "#domain/account/role.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "../shared/i18n/i18n.ts";

const TeacherPanel = lazyPart(async () => {
	const [{ TeacherPanel: Part }] = await Promise.all([
		import("./teacher-panel.tsx"),
		loadMessages(["dashboard/teacher", "classes"]),
	]);
	return Part;
});
const OwnClasses = lazyPart(async () => {
	const [{ OwnClasses: Part }] = await Promise.all([
		import("../classes/teacher/own-classes.tsx"),
		loadMessages(["classes", "problems/classes"]),
	]);
	return Part;
});
const OwnParentPanel = lazyPart(async () => {
	const [{ OwnParentPanel: Part }] = await Promise.all([
		import("./own-parent-panel.tsx"),
		loadMessages(["families", "problems/families", "dashboard/parent"]),
	]);
	return Part;
});
const TeacherInstitution = lazyPart(async () => {
	const [{ TeacherInstitution: Part }] = await Promise.all([
		import("../institutions/teacher-institution.tsx"),
		loadMessages(["institution", "problems/classes"]),
	]);
	return Part;
});
const OwnInstitution = lazyPart(async () => {
	const [{ OwnInstitution: Part }] = await Promise.all([
		import("../institutions/own-institution.tsx"),
		loadMessages(["classes", "institution", "problems/classes"]),
	]);
	return Part;
});
const InstitutionPanel = lazyPart(async () => {
	const [{ InstitutionPanel: Part }] = await Promise.all([
		import("./institution-panel.tsx"),
		loadMessages(["institution"]),
	]);
	return Part;
});
const ParentPanel = lazyPart(async () => {
	const [{ ParentPanel: Part }] = await Promise.all([
		import("./parent-panel.tsx"),
		loadMessages(["dashboard/parent", "families"]),
	]);
	return Part;
});

/** As high as a panel, so that the content below stays out of view. */
const placeholder = <div aria-busy="true" className="min-h-dvh" />;

interface RolePanelProps {
	readonly tab: Exclude<Role, "student">;
	/** Whether the visitor has this role; all others see a sample. */
	readonly isOwn: boolean;
	readonly titles: Readonly<Record<string, string>>;
}

type PanelProps = Pick<RolePanelProps, "titles">;

/** The panel of each role for its own accounts, and as a sample for all others. */
const panels: Readonly<
	Record<RolePanelProps["tab"], { readonly Own: ComponentType<PanelProps>; readonly Sample: ComponentType }>
> = {
	teacher: {
		Own: () => (
			<div className="grid gap-14">
				<OwnClasses placeholder={placeholder} />
				<TeacherInstitution placeholder={null} />
			</div>
		),
		Sample: () => <TeacherPanel placeholder={placeholder} />,
	},
	parent: {
		Own: ({ titles }) => <OwnParentPanel placeholder={placeholder} titles={titles} />,
		Sample: () => <ParentPanel placeholder={placeholder} />,
	},
	institution: {
		Own: ({ titles }) => <OwnInstitution placeholder={placeholder} titles={titles} />,
		Sample: () => <InstitutionPanel placeholder={placeholder} />,
	},
};

/** The panels of adults, by role. */
export function RolePanel({ tab, isOwn, titles }: RolePanelProps) {
	const { Own, Sample } = panels[tab];
	return isOwn ? <Own titles={titles} /> : <Sample />;
}
