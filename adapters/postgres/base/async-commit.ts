/**
 * Used in a statement's FROM: its commit does not wait for the disk. If the database's machine fails within a second,
 * only these rows may be lost. For counters, in a statement of its own; the next synchronous commit flushes it.
 */
export const asyncCommit = "(select set_config('synchronous_commit', 'off', true)) as not_waiting_for_disk";
