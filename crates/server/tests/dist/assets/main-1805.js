document.title = 'A site for tests, which is long enough to be worth compressing';
